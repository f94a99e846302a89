/** How long and how often each thing goes wrong. */
export interface Profile {
  name: 'quick' | 'full';
  /** people who use the product at once */
  people: number;
  /** before the first fault, after each one and at the end */
  calmMs: number;
  processKills: number;
  /** number of times that one of the processes on one port is killed */
  workerKills: number;
  /** number of orderly restarts of processes, as when a new version is installed */
  renewals: number;
  postgresRestarts: number;
  postgresDownMs: number;
  gatewayHangsMs: number;
  /** how late each answer of a slow database is, and for how long */
  databaseLateByMs: number;
  databaseLateForMs: number;
  /** how long a call may take: LIMIT_CALL_SECONDS */
  callSeconds: number;
  connectionsGoneMs: number;
  /** by how much the clock of one process is wrong, in turns */
  clockShiftsSeconds: number[];
  geocoderFailsMs: number;
  mailCutsMs: number;
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
  workerKills: 1,
  renewals: 1,
  postgresRestarts: 1,
  postgresDownMs: 500,
  gatewayHangsMs: 2000,
  databaseLateByMs: 1500,
  databaseLateForMs: 6000,
  callSeconds: 5,
  connectionsGoneMs: 1500,
  clockShiftsSeconds: [3600],
  geocoderFailsMs: 1000,
  mailCutsMs: 2000,
  embeddedKills: 2,
  diskFullMs: 2500,
  frozenMs: 2000,
};

export const full: Profile = {
  name: 'full',
  people: 4,
  calmMs: 3000,
  processKills: 6,
  workerKills: 3,
  renewals: 2,
  postgresRestarts: 4,
  postgresDownMs: 3000,
  gatewayHangsMs: 20_000,
  databaseLateByMs: 5000,
  databaseLateForMs: 30_000,
  callSeconds: 15,
  connectionsGoneMs: 10_000,
  clockShiftsSeconds: [3600, -3600],
  geocoderFailsMs: 10_000,
  mailCutsMs: 10_000,
  embeddedKills: 20,
  diskFullMs: 10_000,
  frozenMs: 40_000,
};
