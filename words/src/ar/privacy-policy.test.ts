import { expect, test } from 'vitest';
import * as french from '../fr/privacy-policy.ts';
import * as arabic from './privacy-policy.ts';

const [version] = Object.keys(arabic.changes) as [keyof typeof arabic.changes];

const textOf = ({ sections, lead, changes, audience, ...words }: typeof arabic | typeof french) => {
  const publisher = {
    name: 'name',
    address: 'address',
    email: 'email',
    director: 'director',
    host: 'host',
    smsProvider: 'smsProvider',
    mailProvider: 'mailProvider',
    mapProvider: 'mapProvider',
    geocoder: 'geocoder',
  };
  const retention = {
    accountYears: 3,
    registrationDays: 30,
    estimationYears: 5,
    browsingMonths: 13,
    emailTextDays: 7,
    emailYears: 3,
    proofDays: 90,
  };
  const values = { publisher, versions: [], announcedDays: 30, restorableSeconds: 30, retention };
  const both = [undefined, 'stats.example'].map((externalService) =>
    sections({ ...values, externalService }),
  );
  return JSON.stringify([lead('Soumdar'), changes, both, audience, words]);
};

/** Start of the SHA-256 of the Arabic of each version, whose French the page's own test watches. */
const digests: Record<string, string> = {
  '2.5': '72966df7b1867501',
  '2.6': '393db92903c4c94a',
  '2.7': '14684493c680d97a',
  '2.8': 'f950f779e115f5d7',
};

test('the text is the one that its version names', async () => {
  const bytes = new TextEncoder().encode(textOf(arabic));
  const digest = Array.from(
    new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8),
    (byte) => byte.toString(16).padStart(2, '0'),
  ).join('');
  expect(
    digest,
    `The Arabic of the privacy policy changed. If it still says what the French does, its digest here is: ${digest}.`,
  ).toBe(digests[version]);
});

test('has the figures and names of the French, whose text is said to bind', () => {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
  expect(figures(textOf(arabic))).toEqual(figures(textOf(french)));
  expect(arabic.lead('Soumdar')).toMatch(/^النص الفرنسي .* هو المرجع/);
});
