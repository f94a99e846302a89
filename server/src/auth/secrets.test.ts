import { describe, expect, it } from 'vitest';
import { hashSecret, matchesHash, unmatchableHash } from './secrets.ts';

describe('secrets', () => {
  it('are kept as salted Argon2id of the recommended cost', async () => {
    const [first, second] = await Promise.all([hashSecret('corniche'), hashSecret('corniche')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
  });

  it('match themselves and nothing else, in full length', async () => {
    const long = `${'x'.repeat(1000)}1`;
    const hash = await hashSecret(long);
    expect(await matchesHash(long, hash)).toBe(true);
    expect(await matchesHash(`${'x'.repeat(1000)}2`, hash)).toBe(false);
  });

  it('match however the keyboard composes an accent', async () => {
    expect(await matchesHash('e\u0301toile', await hashSecret('\u00e9toile'))).toBe(true);
  });

  // a published vector, from the reference implementation's own test suite
  it('match a hash made elsewhere, with its own cost', async () => {
    const made = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await matchesHash('password', made)).toBe(true);
    expect(await matchesHash('differentpassword', made)).toBe(false);
  });

  it('never match the hash that stands for nobody', async () => {
    expect(await matchesHash('', unmatchableHash)).toBe(false);
  });
});
