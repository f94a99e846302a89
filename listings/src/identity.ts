import { createHash } from 'node:crypto';
import type { Advertisement } from './reading/parse-row.ts';

/**
 * The UUID by which a listing is known from one import to the next: its source and its id there, else everything the
 * row states. Derived as version 8 of RFC 9562 from a SHA-256.
 */
export function listingId(advertisement: Advertisement, priceTnd: number): string {
  const { source, sourceId } = advertisement;
  const identity = sourceId ? [source, sourceId] : { ...advertisement, priceTnd };
  const bytes = createHash('sha256').update(JSON.stringify(identity)).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
