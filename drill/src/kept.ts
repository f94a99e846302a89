import type { Database, NotificationStatus } from '@soumdar/db';

/** What the database holds in the end, as far as people and their phones are concerned. */
export interface Kept {
  accounts: { id: string; email: string; phone: string | null; isExpert: boolean; isVerified: boolean }[];
  estimations: { id: string; accountId: string; localisation: string }[];
  manualRequests: { id: string; localisation: string }[];
  notices: {
    /** whose phone */
    accountId: string | null;
    manualRequestId: string | null;
    notice: string;
    status: NotificationStatus;
    /** times the gateway was asked to send it */
    attempts: number;
  }[];
  /** how often a run of a job failed, or its process died, by its id */
  jobRetries: Map<string, number>;
  /** models learned, one entry for each version of the listings */
  modelsLearned: number[];
}

export async function readKept(database: Database): Promise<Kept> {
  const { kysely } = database;
  const accounts = await kysely
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'role', 'phone_verified_at'])
    .execute();
  const jobs = await database.executeSql('select id, retry_count from jobs.job');
  const models = await kysely
    .selectFrom('models')
    .select(({ fn }) => fn.countAll<number>().as('learned'))
    .groupBy('listings_version')
    .execute();
  return {
    accounts: accounts.map(({ role, phone_verified_at, ...account }) => ({
      ...account,
      isExpert: role === 'expert',
      isVerified: phone_verified_at !== null,
    })),
    estimations: await kysely
      .selectFrom('estimations')
      .select(['id', 'account_id as accountId', 'localisation'])
      .execute(),
    manualRequests: await kysely.selectFrom('manual_requests').select(['id', 'localisation']).execute(),
    notices: await kysely
      .selectFrom('notifications')
      .select([
        'account_id as accountId',
        'manual_request_id as manualRequestId',
        'notice',
        'status',
        'attempts',
      ])
      .execute(),
    jobRetries: new Map(
      (jobs.rows as { id: string; retry_count: number }[]).map((job) => [job.id, job.retry_count]),
    ),
    modelsLearned: models.map(({ learned }) => learned),
  };
}
