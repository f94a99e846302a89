export { BrokenFileError } from './reading/broken-file-error.ts';
export {
  readHoldoutFile,
  readListingFile,
  type HoldoutRow,
  type ImportedListing,
  type ListingRow,
} from './reading/read-listing-file.ts';
export type { Advertisement } from './reading/parse-row.ts';
export { rejectionReasons, type RejectionReason } from './reading/rejections.ts';
export type { FoundPlace } from './gazetteer/place-index.ts';
export { searchPlaces } from './gazetteer/search-places.ts';
export { importFile, type ImportReport } from './importing/import-file.ts';
export { sampleListings } from './sample/sample-listings.ts';
export { loadSampleIfEmpty } from './sample/load-sample-if-empty.ts';
export { listingsEnvironmentSchema } from './settings.ts';
export { isOfReal, isReadable, learnAndJudge } from './learning/learn-and-judge.ts';
export { runRefresh, type Refresh, type RefreshReport, type RefreshRun } from './refresh/run-refresh.ts';
export {
  describeHistory,
  describeModels,
  describeRefresh,
  failuresOf,
  refusalOf,
  troublesOf,
} from './refresh/describe.ts';
export { inThread } from './in-thread.ts';
