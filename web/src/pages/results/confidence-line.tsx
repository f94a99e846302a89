import type { Confidence } from '@soumdar/contract';
import { confidenceColours } from '../../labels.ts';
import { confidenceSentence } from './side-texts.ts';

export function ConfidenceLine({ confidence }: { confidence: Confidence }) {
  return (
    <div className="mt-4 border-t border-line pt-3 print:mt-2 print:pt-2">
      <ConfidenceBadge confidence={confidence} />
      <p className="mt-2 print:mt-1 print:text-sm">{confidenceSentence(confidence)}</p>
    </div>
  );
}

/** 'Fiable · 72/100' in the colour of its level. */
export function ConfidenceBadge({ confidence: { score, level } }: { confidence: Confidence }) {
  const { text, tint, bar } = confidenceColours[level];
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-bold ${text} ${tint}`}
    >
      <span aria-hidden className={`size-2 rounded-full ${bar}`} />
      <span>{level}</span>
      <span className="font-semibold tabular-nums">{score}/100</span>
    </span>
  );
}
