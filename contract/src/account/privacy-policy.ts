interface PolicyVersion {
  version: '2.8' | '2.7' | '2.6' | '2.5' | '2.4' | '2.3' | '2.2';
  /** ISO date */
  since: string;
}

/** Newest first. The page's test has a digest of the newest, and says what to do when it changes. */
export const policyVersions: readonly [PolicyVersion, ...PolicyVersion[]] = [
  {
    version: '2.8',
    since: '2026-11-28',
  },
  {
    version: '2.7',
    since: '2026-11-28',
  },
  {
    version: '2.6',
    since: '2026-11-27',
  },
  {
    version: '2.5',
    since: '2026-11-26',
  },
  {
    version: '2.4',
    since: '2026-11-26',
  },
  {
    version: '2.3',
    since: '2026-11-23',
  },
  {
    version: '2.2',
    since: '2026-11-22',
  },
];

export const privacyPolicyVersion = policyVersions[0].version;

export const announcedDays = 30;

const dayMs = 86_400_000;

/** Undefined after `announcedDays`. */
export function announcedPolicy<Version extends { since: string }>(
  now: Date,
  [newest]: readonly [Version, ...Version[]],
): Version | undefined {
  const age = now.getTime() - Date.parse(newest.since);
  return age >= 0 && age < announcedDays * dayMs ? newest : undefined;
}

/** Promised by the policy, enforced by a daily job. */
export const retention = {
  /** years after the last login, or registration */
  accountYears: 3,
  /** after a registration that was never completed */
  registrationDays: 30,
  /** years after it was made or last shown to its owner */
  estimationYears: 5,
  /** months */
  browsingMonths: 13,
  /** days after delivery or abandonment, for its content */
  emailTextDays: 7,
  /** days, for a proof that no expert has judged */
  proofDays: 90,
  /** years, for when it was sent: its link unsubscribes as long */
  emailYears: 3,
} as const;
