/** Version of the privacy policy on the site: the text that people consent to. */
export const privacyPolicyVersion = '2.2';

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
