interface PolicyVersion {
  version: string;
  /** ISO date */
  since: string;
  /** as the page says it */
  changes: string;
}

/** Newest first. The page's test has a digest of the newest, and says what to do when it changes. */
export const policyVersions: readonly [PolicyVersion, ...PolicyVersion[]] = [
  {
    version: '2.3',
    since: '2026-11-23',
    changes:
      'elle dit ce que contiennent nos journaux, quels services reçoivent quoi pour la carte, les adresses, les SMS et les emails, quand le mot de passe gardé pendant l’inscription est effacé, que les réponses d’une estimation attendent 24 heures au plus sur l’appareil la fin d’une inscription, qu’un lien de partage situe le bien à environ un kilomètre près, et que vos coordonnées ne vont à des professionnels que pour un bien dont vous êtes propriétaire. Une page lue sans être touchée est comptée aussi, sauf si vous refusez la mesure d’audience.',
  },
  {
    version: '2.2',
    since: '2026-11-22',
    changes: 'liens de partage, rapports PDF, alertes par email et biens suivis.',
  },
];

export const privacyPolicyVersion = policyVersions[0].version;

export const announcedDays = 30;

const dayMs = 86_400_000;

/** Undefined after `announcedDays`. */
export function announcedPolicy(
  now: Date,
  [newest]: readonly [PolicyVersion, ...PolicyVersion[]] = policyVersions,
): PolicyVersion | undefined {
  const age = now.getTime() - Date.parse(newest.since);
  return age >= 0 && age < announcedDays * dayMs ? newest : undefined;
}

/** Promised by the policy, enforced by a daily job. */
export const retention = {
  /** years after the last login, or registration */
  accountYears: 3,
  /** years after it was made or last shown to its owner */
  estimationYears: 5,
  /** months */
  browsingMonths: 13,
  /** days after delivery or abandonment, for its content */
  emailTextDays: 7,
  /** years, for when it was sent: its link unsubscribes as long */
  emailYears: 3,
} as const;
