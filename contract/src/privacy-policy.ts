/** Version of the privacy policy on the site: whoever consents has this text before their eyes. */
export const privacyPolicyVersion = '2.0';

/** How long personal data is kept: the privacy policy promises it, and a daily job keeps to it. */
export const retention = {
  /** years after the last login, or after the registration of whoever never signed in */
  accountYears: 3,
  /** years after an estimate or a request was made or last shown to its owner */
  estimationYears: 5,
  /** months */
  browsingMonths: 13,
} as const;
