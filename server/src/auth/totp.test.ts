import { describe, expect, it, test } from 'vitest';
import { describeTotp, newTotpSecret, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B, SHA-1: the last six digits. */
const secret = Buffer.from('12345678901234567890');
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  it.each(vectors)('is that of RFC 6238 at %i s', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is taken a step early or late, and no more', () => {
    expect(stepOfCode(secret, '287082', at(29))).toBe(1);
    expect(stepOfCode(secret, '287082', at(89))).toBe(1);
    expect(stepOfCode(secret, '287082', at(90))).toBeUndefined();
    expect(stepOfCode(secret, '287083', at(59))).toBeUndefined();
  });

  it('is taken once', () => {
    expect(stepOfCode(secret, '287082', at(59), 0)).toBe(1);
    expect(stepOfCode(secret, '287082', at(59), 1)).toBeUndefined();
  });
});

test('an app is told issuer, account and secret', () => {
  const { secret: typed, url, qr } = describeTotp(secret, 'sami@exemple.tn');
  expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(url).toMatch(/^otpauth:\/\/totp\/Soumdar:sami(%40|@)exemple\.tn\?issuer=Soumdar&secret=GEZDG/);
  expect(qr.size).toBeGreaterThan(20);
  expect(newTotpSecret()).toHaveLength(20);
});
