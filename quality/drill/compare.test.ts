import { describe, expect, it } from 'vitest';
import { compare, type Seen } from './compare.ts';
import { countFindings, nameFinding } from './findings.ts';
import type { FinalState } from './final-state.ts';
import { newLedger } from './ledger.ts';
import { limits } from './product.ts';
import { mostWrongCodes, nobodyPushed } from './push-limits.ts';

const owner = {
  id: 'owner',
  email: 'a@example.tn',
  phone: '+21620000001',
  isExpert: false,
  isVerified: true,
};
const expert = {
  id: 'expert',
  email: 'b@example.tn',
  phone: '+21620000002',
  isExpert: true,
  isVerified: true,
};
const estimate = { id: 'estimate', accountId: 'owner', localisation: 'one' };
const request = { id: 'request', localisation: 'one' };
const stated = { accountId: 'expert', notice: 'request_received', status: 'sent', attempts: 1 } as const;
const code = { to: owner.phone, text: 'votre code est 123456', at: 0 };
const notice = { to: expert.phone, text: 'nouvelle demande', at: 0 };

/** The findings for a product that stored everything it acknowledged, except for what a test changes. */
function findings(seen: Partial<Seen>, state: Partial<FinalState>) {
  return compare(
    {
      ledger: newLedger(),
      messages: [code, notice],
      emails: [],
      pushed: nobodyPushed(),
      jobRuns: [],
      ...seen,
    },
    {
      accounts: [owner, expert],
      estimations: [estimate],
      manualRequests: [request],
      notices: [{ ...stated, manualRequestId: 'request' }],
      emails: [],
      modelsLearned: [1],
      ...state,
    },
  );
}

function found(...changes: Parameters<typeof findings>) {
  return countFindings(findings(...changes));
}

const nothing = { lost: 0, keptTwice: 0, smsTwice: 0, emailsTwice: 0, limitsPassed: 0, jobsTwice: 0 };

describe('what was acknowledged', () => {
  const ledger = {
    ...newLedger(),
    registered: new Set([owner.email]),
    verified: new Set([owner.email]),
    estimations: new Set(['estimate']),
    manualRequests: new Set(['request']),
  };

  it.each<[string, Partial<FinalState>, number]>([
    ['nothing, when all of it is stored', {}, 0],
    ['an account, and its verified phone', { accounts: [expert] }, 2],
    ['a verified phone', { accounts: [{ ...owner, isVerified: false }, expert] }, 1],
    ['an estimate', { estimations: [] }, 1],
    ['a request', { manualRequests: [] }, 1],
    ['a request of which an expert is not told', { notices: [] }, 1],
  ])('counts as lost: %s', (_what, state, lost) => {
    expect(found({ ledger, messages: [] }, state)).toEqual({ ...nothing, lost });
  });
});

describe('a submission counts as stored twice', () => {
  it.each<[string, Partial<FinalState>, number]>([
    ['when two records name it', { estimations: [estimate, estimate, estimate] }, 2],
    ['when two requests do', { manualRequests: [request, request] }, 1],
    [
      'not when no record names it',
      { estimations: [1, 2].map(() => ({ ...estimate, localisation: '' })) },
      0,
    ],
  ])('%s', (_when, state, keptTwice) => {
    expect(found({}, state)).toEqual({ ...nothing, keptTwice });
  });
});

describe('an SMS counts as sent twice', () => {
  it.each([
    ['when a code follows another within its wait', [code, { ...code, at: 179_000 }], 1],
    ['not when the wait is over', [code, { ...code, at: 181_000 }], 0],
    ['when an expert has more notices than there were', [notice, notice], 1],
  ])('%s', (_when, messages, smsTwice) => {
    expect(found({ messages }, {})).toEqual({ ...nothing, smsTwice });
  });
});

describe('an email', () => {
  const ledger = { ...newLedger(), alerts: new Set([owner.email]) };
  const email = { to: owner.email, messageId: '<1@soumdar.example>', code: undefined, at: 0, wasCut: false };
  const queued = { accountId: owner.id, status: 'queued' } as const;

  it.each<[string, Partial<Seen>, Partial<FinalState>, number]>([
    ['not when it arrived', { emails: [email] }, {}, 0],
    ['when it did not', {}, {}, 1],
    ['when a code alone did', { emails: [{ ...email, code: '123456' }] }, {}, 1],
    ['not while it waits to be sent', {}, { emails: [queued] }, 0],
    ['when it was given up', {}, { emails: [{ ...queued, status: 'failed' }] }, 1],
  ])('counts as lost: %s', (_when, seen, state, lost) => {
    expect(found({ ledger, ...seen }, state)).toEqual({ ...nothing, lost });
  });

  it.each([
    ['when it arrived twice', [email, email], 1],
    ['not when the first was cut', [{ ...email, wasCut: true }, email], 0],
    ['when it arrived once more than it was cut', [{ ...email, wasCut: true }, email, email], 1],
    ['not after the wait for a process that died', [email, { ...email, at: 600_000 }], 0],
    ['not when another arrived', [email, { ...email, messageId: '<2@soumdar.example>' }], 0],
  ])('counts as sent twice: %s', (_when, emails, emailsTwice) => {
    expect(found({ emails }, {})).toEqual({ ...nothing, emailsTwice });
  });
});

describe('a limit counts as passed', () => {
  const lookedAt = (codes: number) => ({ email: owner.email, lookedAt: codes, answered: 10 });
  const phones = Array.from({ length: limits.codesPerAddressHour + 1 }, (_, index) => `+2162100000${index}`);
  const codes = phones.map((to) => ({ ...code, to }));
  const estimations = Array.from({ length: limits.estimatesPerUserDay + 2 }, (_, index) => ({
    id: String(index),
    accountId: 'owner',
    localisation: '',
  }));

  it.each<[string, Partial<Seen>, Partial<FinalState>, number]>([
    [
      'by codes to one network address',
      { messages: codes, pushed: { ...nobodyPushed(), codes: [{ from: '10.0.0.1', phones, answered: 7 }] } },
      {},
      1,
    ],
    [
      'by guesses',
      { pushed: { ...nobodyPushed(), wrongCodes: [mostWrongCodes, mostWrongCodes + 3].map(lookedAt) } },
      {},
      3,
    ],
    [
      'by estimates',
      { pushed: { ...nobodyPushed(), estimates: [{ email: owner.email, answered: 14 }] } },
      { estimations },
      2,
    ],
  ])('%s', (_how, seen, state, limitsPassed) => {
    expect(found(seen, state)).toEqual({ ...nothing, limitsPassed });
  });
});

describe('a job counts as done twice', () => {
  const run = { run: 'run', at: 0 };
  it.each([
    ['when its run began anew at once', [run, { ...run, at: 20 }], 1],
    ['not when it had the time to fail', [run, { ...run, at: 30_000 }], 0],
    ['not when another run began', [run, { ...run, run: 'another' }], 0],
  ])('%s', (_when, jobRuns, jobsTwice) => {
    expect(found({ jobRuns }, {})).toEqual({ ...nothing, jobsTwice });
  });

  it('when two models were learned of the same listings', () => {
    expect(found({}, { modelsLearned: [1, 2] })).toEqual({ ...nothing, jobsTwice: 1 });
  });
});

it('each finding names what it is and whose', () => {
  const wrongCodes = [{ email: owner.email, lookedAt: mostWrongCodes + 3, answered: 10 }];
  const ledger = { ...newLedger(), verified: new Set([owner.email]) };
  const named = findings(
    { ledger, messages: [code, { ...code, at: 20 }], pushed: { ...nobodyPushed(), wrongCodes } },
    { accounts: [], estimations: [estimate, estimate], modelsLearned: [2] },
  ).map(nameFinding);
  expect(named).toEqual([
    'lost 1: the verified phone of a@example.tn',
    'keptTwice 1: the estimate sent under the key one: 2 where 1 may be',
    'smsTwice 1: a code to +21620000001, 20 ms after the one before',
    'limitsPassed 3: wrong codes tried for a@example.tn: 8 where 5 may be',
    'jobsTwice 1: models learned of one version of the listings: 2 where 1 may be',
  ]);
});
