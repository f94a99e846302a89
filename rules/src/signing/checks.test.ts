import { expect, test } from 'vitest';
import {
  checksFor,
  citedNumbers,
  signingChecks,
  sourcesOf,
  type SigningCheck,
  type SigningCheckName,
} from './checks.ts';
import { knownAnswers, questionNames, signingQuestions, signingQuestionsOf } from './questions.ts';
import { signingSources } from './sources.ts';

test('without an answer only what every sale asks for is to be checked', () => {
  expect(checksFor({})).toEqual(['identity', 'localTax']);
});

test('each answer calls for its own checks, once, in the order of the questions', () => {
  expect(checksFor({ title: 'own', owners: 'unknown', debts: 'yes' })).toEqual([
    'certificate',
    'plan',
    'inscription',
    'release',
    'identity',
    'localTax',
  ]);
  expect(checksFor({ title: 'arabic', owners: 'heirs', occupied: 'tenant' })).toEqual(
    expect.arrayContaining(['chainOfDeeds', 'heirsNamed', 'preemption', 'leaseAgainstBuyer']),
  );
});

const leftOpen = questionNames.filter((question) =>
  (signingQuestions[question] as readonly string[]).includes('unknown'),
);

test.each(leftOpen)('what nobody knows of %s is to be found out', (question) => {
  expect(checksFor({ [question]: 'unknown' }).length).toBeGreaterThan(checksFor({}).length);
});

test('each check is called for by some answer', () => {
  const called = questionNames.flatMap((question) =>
    signingQuestions[question].flatMap((answer) => [
      ...checksFor({ [question]: answer }),
      ...checksFor({ title: 'arabic', [question]: answer }),
    ]),
  );
  expect(new Set(called)).toEqual(new Set(Object.keys(signingChecks)));
});

test('nothing of the land register is asked about a property that is not in it', () => {
  const answers = { title: 'arabic', owners: 'heirs', debts: 'unknown' } as const;
  expect(checksFor(answers)).not.toEqual(expect.arrayContaining(['certificate']));
  expect(checksFor(answers)).not.toEqual(expect.arrayContaining(['deathInscribed']));
  for (const debts of ['yes', 'no', 'unknown'] as const) {
    const ofDebts = checksFor({ ...answers, debts });
    expect(ofDebts).toEqual(expect.arrayContaining(['sellersDebts']));
    expect(ofDebts).not.toEqual(expect.arrayContaining(['release']));
  }
  expect(checksFor({ ...answers, title: 'own' })).not.toContain('sellersDebts');
  expect(checksFor({ ...answers, title: 'own' })).toEqual(
    expect.arrayContaining(['certificate', 'deathInscribed']),
  );
});

test('sources are cited by their numbers, lowest first', () => {
  const listed = sourcesOf(['certificate', 'lease']);
  expect(citedNumbers(signingChecks.certificate, listed)).toEqual([1, 2, 3]);
  expect(citedNumbers(signingChecks.certificate, listed.toReversed())).toEqual([2, 3, 4]);
  expect(citedNumbers(signingChecks.vacated, listed)).toEqual([]);
});

test('what is said to be read names where', () => {
  const checks: SigningCheck[] = Object.values(signingChecks);
  expect(checks.filter(({ isRead, sources }) => isRead && sources.length === 0)).toEqual([]);
});

test('each source is used, and numbered once', () => {
  const all = Object.keys(signingChecks) as SigningCheckName[];
  const used = sourcesOf(all);
  expect(new Set(used).size).toBe(used.length);
  expect(new Set(used)).toEqual(new Set(Object.keys(signingSources)));
});

test('land is not asked about its walls, nor a home about its plot', () => {
  expect(signingQuestionsOf({ isLand: true })).not.toContain('building');
  expect(signingQuestionsOf({ isLand: true })).toContain('plot');
  expect(signingQuestionsOf({ isLand: false })).not.toContain('plot');
});

test('what an address or a store holds counts where it is an answer', () => {
  expect(knownAnswers({ title: 'arabic', owners: 'constructor', debts: 7, occupied: '' })).toEqual({
    title: 'arabic',
  });
});
