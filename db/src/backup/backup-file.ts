import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';

/** The message is one sentence for whoever runs the command. */
export class BackupError extends Error {}

type Chunks = AsyncIterable<Buffer>;

/** An encrypted file: this line, salt, nonce, gzip data in AES-256-GCM, authentication tag. */
const sealed = Buffer.from('soumdar backup, sealed 1\n');
const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;
const bodyAt = sealed.length + saltLength + nonceLength;
/** The minimum that OWASP recommends: a guess costs 128 MiB and a third of a second. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Errors for which the system does not name the file. */
const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'];

const deriveKey = (passphrase: string, salt: Buffer) =>
  promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)(passphrase.normalize(), salt, 32, cost);

/**
 * Compresses and, given a passphrase, encrypts. The file appears complete, readable by its owner only, or
 * not at all, and replaces an existing one only then.
 */
export async function writeBackupFile(
  path: string,
  lines: AsyncIterable<string>,
  passphrase: string | undefined,
): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const seal = passphrase === undefined ? asIs : await sealWith(passphrase);
  try {
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    // the database waits meanwhile: speed matters more than another tenth of the size
    await pipeline(Readable.from(lines), createGzip({ level: 4 }), seal, file);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw troubleWith(path, 'written', error) ?? error;
  }
}

async function* asIs(chunks: Chunks): AsyncGenerator<Buffer> {
  yield* chunks;
}

async function sealWith(passphrase: string) {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(passphrase, salt), nonce);
  return async function* (chunks: Chunks): AsyncGenerator<Buffer> {
    yield Buffer.concat([sealed, salt, nonce]);
    for await (const chunk of chunks) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

/**
 * Passes the lines to `work`. An encrypted file is authenticated only after its last line.
 *
 * @throws BackupError when the file is not a backup, is broken or needs another passphrase
 */
export async function readBackupFile<Result>(
  path: string,
  passphrase: string | undefined,
  work: (lines: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  try {
    const { from, to, unseal } = await inspect(path, passphrase);
    const file = createReadStream(path, { start: from, end: to });
    return await pipeline(file, unseal, createGunzip(), splitLines, work);
  } catch (error) {
    throw brokenFile(path, error) ?? troubleWith(path, 'read', error) ?? error;
  }
}

async function inspect(path: string, passphrase: string | undefined) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await file.read(Buffer.alloc(bodyAt), 0, bodyAt, 0);
    if (head.buffer[0] === 0x1f && head.buffer[1] === 0x8b) return { from: 0, to: size - 1, unseal: asIs };
    const isSealed = head.buffer.subarray(0, sealed.length).equals(sealed);
    if (!isSealed || size <= bodyAt + tagLength) throw new BackupError(`${path} is not a whole backup.`);
    if (passphrase === undefined) {
      throw new BackupError(`${path} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`);
    }
    const tag = await file.read(Buffer.alloc(tagLength), 0, tagLength, size - tagLength);
    const salt = head.buffer.subarray(sealed.length, sealed.length + saltLength);
    const nonce = head.buffer.subarray(sealed.length + saltLength);
    const decipher = createDecipheriv('aes-256-gcm', await deriveKey(passphrase, salt), nonce);
    decipher.setAuthTag(tag.buffer);
    const unseal = async function* (chunks: Chunks): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) yield decipher.update(chunk);
      yield decipher.final();
    };
    return { from: bodyAt, to: size - tagLength - 1, unseal };
  } finally {
    await file.close();
  }
}

async function* splitLines(chunks: Chunks): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let line = '';
  for await (const chunk of chunks) {
    const [head = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    line += head;
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  if (line !== '') yield line;
}

function brokenFile(path: string, error: unknown): BackupError | undefined {
  if (!(error instanceof Error)) return undefined;
  const isZlib = 'code' in error && String(error.code).startsWith('Z_');
  const isForged = error.message.includes('unable to authenticate data');
  if (isForged) return new BackupError(`${path} is broken, or was made with another passphrase.`);
  return isZlib ? new BackupError(`${path} is broken: ${error.message}.`) : undefined;
}

/** Adds the file's name to a system error, such as no space or permission denied. */
function troubleWith(path: string, done: string, error: unknown): BackupError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path: named }: NodeJS.ErrnoException = error;
  if (code === undefined || (named === undefined && !noRoom.includes(code))) return undefined;
  return new BackupError(`${path} cannot be ${done}: ${code}.`);
}
