import { expect, it } from 'vitest';
import { isPhoneAbroad } from './phone-abroad.ts';

it.each([
  '+33612345678',
  '+33142685300',
  '+15145550199',
  '+12125550123',
  '+4915112345678',
  '+393331234567',
  '+971501234567',
  '+213551234567',
  '+447911123456',
])('%s may be the number of somebody abroad', (phone) => {
  expect(isPhoneAbroad(phone)).toBe(true);
});

it.each([
  ['of Tunisia', '+21620123456'],
  ['a landline of Tunisia', '+21671123456'],
  ['too short for its country', '+3361234567'],
  ['too long for its country', '+336123456789'],
  ['not given out in its country', '+33012345678'],
  ['of an area that does not exist', '+11115550199'],
  ['of no country', '+999123456789'],
  ['of satellites', '+870773111632'],
  ['of a worldwide free service', '+80012345678'],
  ['that makes its caller pay', '+33899123456'],
  ['that makes its caller pay in North America', '+19005550199'],
  ['with an extension', '+15145550199;ext=5'],
  ['written with spaces', '+33 6 12 34 56 78'],
  ['without its country', '0612345678'],
  ['after 00', '0033612345678'],
  ['with the zero that is dialled at home', '+330612345678'],
  ['in other digits', '+٣٣612345678'],
  ['empty', ''],
])('a number %s is refused', (_what, phone) => {
  expect(isPhoneAbroad(phone)).toBe(false);
});
