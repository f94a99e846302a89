import { describe, expect, it } from 'vitest';
import { isInternationalTunisianMobile, isTunisianMobile } from './phone.ts';

const valid = [
  '20123456',
  '29 999 999',
  '40 000 000',
  '46123456',
  '50123456',
  '56123456',
  '58123456',
  '90123456',
  '99 123 456',
];
const invalid = [
  '',
  '47123456',
  '48123456',
  '57123456',
  '59123456',
  '30123456',
  '71123456',
  '80123456',
  '2012345',
  '201234567',
  '2012345a',
];

describe('isTunisianMobile', () => {
  it.each(valid)('takes %s', (number) => expect(isTunisianMobile(number)).toBe(true));
  it.each(invalid)('refuses "%s"', (number) => expect(isTunisianMobile(number)).toBe(false));
});

describe('isInternationalTunisianMobile', () => {
  it('takes +216 and 8 digits', () => expect(isInternationalTunisianMobile('+21620123456')).toBe(true));
  it.each(['20123456', '21620123456', '+21671123456', '+33612345678', '+216 20123456', '+216201234567'])(
    'refuses %s',
    (phone) => expect(isInternationalTunisianMobile(phone)).toBe(false),
  );
});
