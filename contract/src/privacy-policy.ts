/** A version of the privacy policy's text, which people consent to. */
interface PolicyVersion {
  version: string;
  /** ISO date */
  since: string;
  /** what is new in it, as the page says it */
  changes: string;
}

/** Newest first. The test of the page holds a digest of the newest text, and says what to do when it changes. */
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

/** How long another version is announced on the site. */
export const announcedDays = 30;

const dayMs = 86_400_000;

/** The newest version while it is announced at `now`. */
export function announcedPolicy(
  now: Date,
  [newest]: readonly [PolicyVersion, ...PolicyVersion[]] = policyVersions,
): PolicyVersion | undefined {
  const age = now.getTime() - Date.parse(newest.since);
  return age >= 0 && age < announcedDays * dayMs ? newest : undefined;
}

/** How long personal data is kept: promised by the privacy policy, enforced by a daily job. */
export const retention = {
  /** years after the last login, or after registration for people who never signed in */
  accountYears: 3,
  /** years after an estimate or a request was made or last shown to its owner */
  estimationYears: 5,
  /** months */
  browsingMonths: 13,
  /** days after an email was delivered or given up, for what it said */
  emailTextDays: 7,
  /** years, for when it was sent: as long its link unsubscribes */
  emailYears: 3,
} as const;
