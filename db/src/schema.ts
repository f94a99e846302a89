import type { Transaction } from 'kysely';
import type {
  AccountsTable,
  CodesTable,
  ConsentsTable,
  LoginFailuresTable,
  ContactChangesTable,
  PrivacyRequestsTable,
  SecondFactorsTable,
  SessionsTable,
} from './tables/accounts.ts';
import type { EmailsTable, NotificationsTable } from './tables/messages.ts';
import type {
  FetchedFilesTable,
  ListingImportsTable,
  ListingsTable,
  MarketTable,
  ModelHistoryTable,
  ModelsTable,
  RefreshesTable,
} from './tables/market.ts';
import type {
  EstimationsTable,
  ManualRequestCorrectionsTable,
  ManualRequestMovesTable,
  ManualRequestNotesTable,
  ManualRequestsTable,
  ReportNumbersTable,
  SharesTable,
} from './tables/requests.ts';
import type {
  AnalyticsEventsTable,
  GeocodeCacheTable,
  GeocodeTurnTable,
  ContactKeyTable,
  LastBackupTable,
  LeasesTable,
  LimitsPastDeletionTable,
  LimitsTable,
} from './tables/running.ts';
import type { OutcomesTable, ProofsTable, SignedPricesTable } from './tables/outcomes.ts';
import type { FollowedValuesTable, FollowsTable } from './tables/follows.ts';

export * from './tables/accounts.ts';
export * from './tables/messages.ts';
export * from './tables/follows.ts';
export * from './tables/market.ts';
export * from './tables/outcomes.ts';
export * from './tables/requests.ts';
export * from './tables/running.ts';

export interface Schema {
  accounts: AccountsTable;
  sessions: SessionsTable;
  codes: CodesTable;
  login_failures: LoginFailuresTable;
  contact_changes: ContactChangesTable;
  second_factors: SecondFactorsTable;
  limits: LimitsTable;
  limits_past_deletion: LimitsPastDeletionTable;
  contact_key: ContactKeyTable;
  listings: ListingsTable;
  listing_imports: ListingImportsTable;
  models: ModelsTable;
  model_history: ModelHistoryTable;
  market: MarketTable;
  leases: LeasesTable;
  refreshes: RefreshesTable;
  fetched_files: FetchedFilesTable;
  estimations: EstimationsTable;
  follows: FollowsTable;
  followed_values: FollowedValuesTable;
  shares: SharesTable;
  report_numbers: ReportNumbersTable;
  outcomes: OutcomesTable;
  proofs: ProofsTable;
  signed_prices: SignedPricesTable;
  manual_requests: ManualRequestsTable;
  manual_request_moves: ManualRequestMovesTable;
  manual_request_corrections: ManualRequestCorrectionsTable;
  manual_request_notes: ManualRequestNotesTable;
  notifications: NotificationsTable;
  emails: EmailsTable;
  consents: ConsentsTable;
  privacy_requests: PrivacyRequestsTable;
  analytics_events: AnalyticsEventsTable;
  geocode_cache: GeocodeCacheTable;
  geocode_turn: GeocodeTurnTable;
  last_backup: LastBackupTable;
}

export type SchemaTransaction = Transaction<Schema>;
