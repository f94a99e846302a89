export { BrokenFileError } from './reading/text-of-file.ts';
export { rejectionReasons, type RejectionReason } from './reading/row.ts';
export {
  readHoldoutFile,
  readListingFile,
  type HoldoutRow,
  type ImportedListing,
  type ListingRow,
} from './importing/read-listing-file.ts';
export type { Advertisement } from './importing/parse-row.ts';
export { importFile, type ImportReport } from './importing/import-file.ts';
export { importSource } from './sources/import-source.ts';
export type { FileOutcome } from './sources/attempt.ts';
export type { Source } from './sources/sources.ts';
export { arabicName, arabicPlaceText } from './gazetteer/arabic-names.ts';
export type { FoundPlace } from './gazetteer/place-index.ts';
export { isNearPlace, kmBetween } from './gazetteer/geography.ts';
export { placeName } from './gazetteer/place-name.ts';
export { townAt, type Town } from './gazetteer/towns.ts';
export { zonesCalled } from './gazetteer/zone-called.ts';
export { quarterAt, slugOf, zoneTree, type Zone, type ZoneLevel } from './gazetteer/zones.ts';
export { placesNamedIn, searchPlaces } from './gazetteer/search-places.ts';
export { sampleListings } from './sample/sample-listings.ts';
export { loadSample } from './sample/sample-listings.ts';
export { listingsEnvironmentSchema } from './settings.ts';
export { textTable } from './text-table.ts';
