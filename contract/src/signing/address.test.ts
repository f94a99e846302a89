import { expect, test } from 'vitest';
import { beforeSigningAddress, readSigningCase, type SigningCase } from './address.ts';

const read = (address: string) =>
  readSigningCase(Object.fromEntries(new URL(address, 'https://soumdar.example').searchParams));

test.each<SigningCase>([
  { isLand: false, answers: {} },
  { isLand: true, answers: { title: 'arabic', plot: 'farm', buyer: 'foreigner' } },
  { isLand: false, answers: { owners: 'heirs', building: 'none', occupied: 'tenant', debts: 'unknown' } },
])('an address tells %o, and nothing else', (stated) => {
  expect(read(beforeSigningAddress(stated))).toEqual(stated);
});

test('answers to what is not asked, or that are none, are left aside', () => {
  expect(beforeSigningAddress({ isLand: true, answers: { building: 'none' } })).toBe(
    '/avant-de-signer?land=yes',
  );
  expect(read('/avant-de-signer?title=gold&owners=one&plot=farm&name=Salma&land=maybe')).toEqual({
    isLand: false,
    answers: { owners: 'one' },
  });
});
