import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export interface SecretBox {
  /** @param context what the bytes are, and whose: they open nowhere else */
  seal: (context: string, plain: Uint8Array | string) => Buffer;
  /** @throws for bytes changed, of another context or of another key */
  open: (context: string, sealed: Uint8Array) => Buffer;
}

/** Authenticated encryption (AES-256-GCM): nonce, tag, then the encrypted bytes. */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(context, plain) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    },
    open(context, sealed) {
      const iv = sealed.subarray(0, ivLength);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength });
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
    },
  };
}

/** That of the settings, else one made once in the data folder, outside of the database and its backups. */
export function readSecretsKey({
  secretsKey,
  dataDir,
}: {
  secretsKey?: Buffer | undefined;
  dataDir: string;
}) {
  if (secretsKey) return secretsKey;
  const file = join(dataDir, 'secrets-key');
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
