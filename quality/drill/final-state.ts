import type { Database, EmailStatus, NotificationStatus } from '@soumdar/db';

/** What the database holds at the end of a scenario, as far as people and their phones are concerned. */
export interface FinalState {
  accounts: { id: string; email: string; phone: string | null; isExpert: boolean; isVerified: boolean }[];
  estimations: { id: string; accountId: string; localisation: string }[];
  manualRequests: { id: string; localisation: string }[];
  notices: {
    /** the account that the notice is sent to */
    accountId: string | null;
    manualRequestId: string | null;
    notice: string;
    status: NotificationStatus;
    /** times the gateway was asked to send it */
    attempts: number;
  }[];
  /** those of the queue */
  emails: { accountId: string; status: EmailStatus }[];
  /** number of models learned from each version of the listings */
  modelsLearned: number[];
}

export async function readFinalState({ kysely }: Database): Promise<FinalState> {
  const accounts = await kysely
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'role', 'phone_verified_at'])
    .execute();
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
    emails: await kysely.selectFrom('emails').select(['account_id as accountId', 'status']).execute(),
    modelsLearned: models.map(({ learned }) => learned),
  };
}
