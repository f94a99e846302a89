/**
 * The database: embedded or PostgreSQL, reached the same way, and every query.
 *
 * - Both engines speak PostgreSQL's protocol to one driver, so that columns read the same: see connect.ts.
 *   Pass a jsonb parameter as JSON.stringify(value).
 * - The embedded engine has one connection. A transaction blocks everybody else (30 s at most, then SQLSTATE
 *   55P03): keep it short, without waiting for the network. All clients share a session's state (set,
 *   temporary tables, advisory locks, listen): use it within a transaction only, with `set local`.
 * - Run an API call's queries in `asCall`: once its time is over it begins no statement. On PostgreSQL a lock
 *   is awaited for 5 s at most, unless the transaction began with `set local lock_timeout = 0`.
 * - On a full disk or a read-only server writes fail (`isWriteTrouble`) and reads work; the embedded engine
 *   refuses writes when less than 20 MB are free.
 * - A statement ends after 60 s on PostgreSQL; for a longer one, begin the transaction with
 *   `set local statement_timeout = 0`.
 * - Many rows: `insert into t select * from json_populate_recordset(null::t, $1::json)`, 1 000 to 5 000 rows
 *   a time, in one transaction: 24 000 to 42 000 listings a second embedded, 70 000 on PostgreSQL (two busy
 *   cores); kysely's `values` takes twice the time.
 */
export { DataFolderInUseError, DataFolderUnusableError, prepareDataFolder } from './embedded/data-folder.ts';
export { type Database, type DatabaseTarget, openDatabase } from './open-database.ts';
export { mapInTurns } from './in-turns.ts';
export { asCall, OverdueError } from './connection/calls.ts';
export { isDatabaseTrouble, isRowGone, isWriteTrouble } from './connection/database-trouble.ts';
export { describeDatabaseTrouble, withCommandDatabase } from './commands.ts';
export { BackupError } from './backup/backup-file.ts';
export { writeBackup, type BackupSummary } from './backup/write-backup.ts';
export { restoreBackup } from './backup/restore-backup.ts';
export type * from './schema.ts';
export * from './queries/accounts/accounts.ts';
export * from './queries/accounts/staff.ts';
export * from './queries/accounts/sessions.ts';
export * from './queries/accounts/second-factors.ts';
export * from './queries/accounts/codes.ts';
export * from './queries/accounts/contact-changes.ts';
export * from './queries/processes/limits-past-deletion.ts';
export * from './queries/processes/limits.ts';
export * from './queries/estimations/estimations.ts';
export type { EstimationSearch } from './queries/estimations/estimation-search.ts';
export * from './queries/estimations/property-folders.ts';
export { keyOfNewEstimation, keyOfProperty } from './queries/estimations/same-property.ts';
export * from './queries/following/follows.ts';
export * from './queries/following/due-follows.ts';
export * from './queries/following/awaited-figures.ts';
export * from './queries/estimations/shares.ts';
export { foldText } from './queries/folded-text.ts';
export * from './queries/estimations/corrections.ts';
export * from './queries/estimations/contests.ts';
export * from './queries/estimations/outcomes.ts';
export * from './queries/estimations/proofs.ts';
export * from './queries/estimations/outcome-questions.ts';
export * from './queries/estimations/signed-prices.ts';
export * from './queries/experts/manual-requests.ts';
export * from './queries/estimations/report-numbers.ts';
export * from './queries/experts/experts.ts';
export * from './queries/experts/expert-figures.ts';
export * from './queries/messages/notifications.ts';
export * from './queries/messages/due-notifications.ts';
export * from './queries/messages/emails.ts';
export * from './queries/messages/due-emails.ts';
export * from './queries/accounts/retention.ts';
export * from './queries/accounts/consents.ts';
export * from './queries/privacy/privacy-requests.ts';
export * from './queries/privacy/personal-data.ts';
export { dropWithdrawnAnswers, listOffersWanted, type OfferWanted } from './queries/estimations/offers.ts';
export * from './queries/processes/analytics-events.ts';
export * from './queries/market/geocode.ts';
export {
  marketVersions,
  summariseListings,
  type ListingSummary,
  type MarketVersions,
} from './queries/market/market.ts';
export type { SourcedListing } from './queries/market/listing-rows.ts';
export * from './queries/market/listings.ts';
export * from './queries/market/listing-imports.ts';
export * from './queries/market/models.ts';
export * from './queries/processes/leases.ts';
export * from './queries/market/refreshes.ts';
export * from './queries/processes/watched-figures.ts';
