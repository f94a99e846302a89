export const confidenceLevels = ['Très fiable', 'Fiable', 'Modérée', 'Faible'] as const;
export type ConfidenceLevel = (typeof confidenceLevels)[number];

/** 80 and above 'Très fiable', 60–79 'Fiable', 40–59 'Modérée', below 'Faible'. */
export function confidenceLevel(score: number): ConfidenceLevel {
  if (score >= 80) return 'Très fiable';
  if (score >= 60) return 'Fiable';
  return score >= 40 ? 'Modérée' : 'Faible';
}
