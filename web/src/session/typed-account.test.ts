import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { forgetTypedAccount, saveTypedAccount, readTypedAccount } from './typed-account.ts';

const amel = { fullName: 'Amel Ben Salah', email: 'amel@exemple.tn', phone: '20 123 456' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage('sessionStorage');
});

test('what one form stored is there for the next, which may have fewer fields', () => {
  saveTypedAccount(amel);
  saveTypedAccount({ email: 'amel@example.tn' });
  expect(readTypedAccount()).toEqual({ ...amel, email: 'amel@example.tn' });
});

test('a password is never stored', () => {
  const typed = { ...amel, password: 'soleil7', confirmation: 'soleil7' };
  saveTypedAccount(typed);
  expect([...stored.values()].join()).not.toContain('soleil7');
});

test('nothing stored, forgotten or readable is nothing typed', () => {
  const nothing = { fullName: '', email: '', phone: '' };
  expect(readTypedAccount()).toEqual(nothing);
  saveTypedAccount(amel);
  forgetTypedAccount();
  expect(readTypedAccount()).toEqual(nothing);
  stored.set('typedAccount', 'undefined');
  expect(readTypedAccount()).toEqual(nothing);
});
