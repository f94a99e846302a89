import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSecretBox, readSecretsKey } from './secret-box.ts';

const box = createSecretBox(Buffer.alloc(32, 1));

test('what is sealed opens in its context, and shows nothing', () => {
  const sealed = box.seal('proof of Amel', 'a contract');
  expect(box.open('proof of Amel', sealed).toString()).toBe('a contract');
  expect(sealed.toString('latin1')).not.toContain('contract');
  expect(box.seal('proof of Amel', 'a contract')).not.toEqual(sealed);
});

test('it opens neither in another context, nor with another key, nor changed, nor cut', () => {
  const sealed = box.seal('proof of Amel', 'a contract');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  expect(() => box.open('proof of Sami', sealed)).toThrow(/authenticat/);
  expect(() => createSecretBox(Buffer.alloc(32, 2)).open('proof of Amel', sealed)).toThrow(/authenticat/);
  expect(() => box.open('proof of Amel', changed)).toThrow(/authenticat/);
  expect(() => box.open('proof of Amel', sealed.subarray(0, 20))).toThrow(/authenticat/);
});

test('without a setting, the key is made once in the data folder, for its owner alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'soumdar-key-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const key = readSecretsKey({ dataDir });
  expect(key).toHaveLength(32);
  expect(readSecretsKey({ dataDir })).toEqual(key);
  expect(statSync(join(dataDir, 'secrets-key')).mode & 0o777).toBe(0o600);
  expect(readSecretsKey({ dataDir, secretsKey: Buffer.alloc(32, 3) })).toEqual(Buffer.alloc(32, 3));
});
