import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const derive = promisify(argon2);

// each hash takes a thread and 19 MiB: a burst of them must not take the whole machine
const inTurn = pLimit(2);

/** In this process, including those whose caller hung up. */
export function hashesUnderWay(): number {
  return inTurn.activeCount + inTurn.pendingCount;
}

/** Checking against it takes as long as against any other. */
export const unmatchableHash = phc(cost, Buffer.alloc(16), Buffer.alloc(tagLength));

export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  return phc(cost, salt, await deriveTag(secret, salt, cost));
}

export async function matchesHash(secret: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) throw new Error('not an Argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const theirs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const actual = await deriveTag(secret, Buffer.from(salt, 'base64'), theirs);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function deriveTag(
  secret: string,
  salt: Buffer,
  { memory, passes, parallelism }: typeof cost,
): Promise<Buffer> {
  // one keyboard writes é as one character, another as two
  const message = secret.normalize('NFKC');
  const parameters: Argon2Parameters = { message, nonce: salt, memory, passes, parallelism, tagLength };
  return inTurn(() => derive('argon2id', parameters));
}

function phc({ memory, passes, parallelism }: typeof cost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(tag)}`;
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
