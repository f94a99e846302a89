/** How long and how often each thing goes wrong. */
export interface Profile {
  name: 'quick' | 'full';
  /** people who use the product at once */
  people: number;
  /** before the first fault, after each one and at the end */
  calmMs: number;
  processKills: number;
  /** number of orderly restarts of processes, as when a new version is installed */
  renewals: number;
  postgresRestarts: number;
  postgresDownMs: number;
  gatewayHangsMs: number;
  geocoderFailsMs: number;
  embeddedKills: number;
  diskFullMs: number;
  /** longer than a cluster waits for a machine that does not answer */
  frozenMs: number;
}

export const quick: Profile = {
  name: 'quick',
  people: 2,
  calmMs: 1500,
  processKills: 1,
  renewals: 1,
  postgresRestarts: 1,
  postgresDownMs: 500,
  gatewayHangsMs: 2000,
  geocoderFailsMs: 1000,
  embeddedKills: 2,
  diskFullMs: 2500,
  frozenMs: 2000,
};

export const full: Profile = {
  name: 'full',
  people: 4,
  calmMs: 3000,
  processKills: 6,
  renewals: 2,
  postgresRestarts: 4,
  postgresDownMs: 3000,
  gatewayHangsMs: 20_000,
  geocoderFailsMs: 10_000,
  embeddedKills: 20,
  diskFullMs: 10_000,
  frozenMs: 40_000,
};
