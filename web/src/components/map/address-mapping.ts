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
  const hashed = addressHash(original);
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

/** FNV-1a on UTF-16 units, 8 hexadecimal digits: it hides nothing, it only keeps the page's address short. */
export function addressHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
