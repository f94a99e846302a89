import { shortHash } from '../../short-hash.ts';
import { tabStore } from '../../storage.ts';

const key = 'addressMapping';
const lifetimeMs = 60 * 60 * 1000;

/** The page's own address holds only the short hash. */
interface AddressMapping {
  original: string;
  arabic?: string | undefined;
  hashed: string;
  /** ms since the epoch */
  timestamp: number;
}

/** For an hour, in this tab; returns the hash. @param arabic where all of it is names of places */
export function saveAddress(original: string, arabic?: string): string {
  const hashed = shortHash(original);
  writeMappings([...readMappings(), { original, arabic, hashed, timestamp: Date.now() }]);
  return hashed;
}

/** null when there is none or its hour is over */
export function lookUpAddress(hashed: string): string | null {
  return readMappings().find((mapping) => mapping.hashed === hashed && isFresh(mapping))?.original ?? null;
}

/** The Arabic text that was saved with an address. */
export const addressInArabic = (original: string): string | undefined =>
  readMappings().findLast((mapping) => mapping.original === original)?.arabic;

export function clearStaleAddresses() {
  writeMappings(readMappings().filter(isFresh));
}

const isFresh = (mapping: AddressMapping) => Date.now() - mapping.timestamp < lifetimeMs;

function readMappings(): AddressMapping[] {
  try {
    const stored: unknown = JSON.parse(tabStore.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as AddressMapping[]) : [];
  } catch {
    return [];
  }
}

function writeMappings(mappings: AddressMapping[]) {
  if (mappings.length === 0) tabStore.removeItem(key);
  else tabStore.setItem(key, JSON.stringify(mappings));
}
