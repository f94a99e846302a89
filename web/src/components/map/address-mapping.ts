import { shortHash } from '../../short-hash.ts';
import { tabStore } from '../../storage.ts';

const key = 'addressMapping';
const lifetimeMs = 60 * 60 * 1000;

/** An address text on its way to the estimation, known in the page's address by its short hash alone. */
interface AddressMapping {
  original: string;
  hashed: string;
  /** ms since the epoch */
  timestamp: number;
}

/** Keeps an address for an hour in this tab and returns the hash that finds it again. */
export function saveAddress(original: string): string {
  const hashed = shortHash(original);
  writeMappings([...readMappings(), { original, hashed, timestamp: Date.now() }]);
  return hashed;
}

/** The address kept under a hash, or null when there is none or its hour is over. */
export function lookUpAddress(hashed: string): string | null {
  return readMappings().find((mapping) => mapping.hashed === hashed && isFresh(mapping))?.original ?? null;
}

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
