import type { SigningAnswers, SigningQuestion } from './questions.ts';
import type { SourceName } from './sources.ts';

export interface SigningCheck {
  /** a notary must confirm where none is a law */
  sources: readonly SourceName[];
  /** false where the law was not read, or its application is open */
  isRead: boolean;
}

const read = (...sources: SourceName[]): SigningCheck => ({ sources, isRead: true });
const toConfirm = (...sources: SourceName[]): SigningCheck => ({ sources, isRead: false });

export const signingChecks = {
  localTax: read('localTax'),
  identity: toConfirm(),
  certificate: read('landTitle', 'priorNotes', 'inscriptions'),
  inscription: read('inscription'),
  plan: read('landTitle'),
  ownLot: read('landTitle'),
  chainOfDeeds: toConfirm('blueAndArabic'),
  possession: toConfirm('blueAndArabic'),
  registration: read('tribunal', 'blueAndArabic'),
  lender: toConfirm(),
  promise: read('publicity', 'priorNotes'),
  titleNumber: read('landTitle'),
  everyOwner: read('undivided'),
  preemption: read('preemption'),
  deathInscribed: read('publicity'),
  heirsNamed: toConfirm('blueAndArabic'),
  plansMatch: read('buildingPermit'),
  completion: read('completion'),
  regularisation: toConfirm('buildingPermit'),
  connections: toConfirm('connections'),
  permit: read('buildingPermit'),
  zoning: toConfirm(),
  lotApproval: toConfirm(),
  farmUse: toConfirm('foreigners'),
  lease: read('leaseEnd'),
  leaseAgainstBuyer: read('leaseForm', 'publicity'),
  oldTenant: toConfirm(),
  noLease: read('leaseForm'),
  vacated: toConfirm(),
  visit: toConfirm(),
  release: toConfirm('inscriptions'),
  sellersDebts: toConfirm(),
  noDebt: read('inscriptions'),
  dues: read('coOwnership'),
  noSyndic: read('coOwnership'),
  currency: toConfirm('currency'),
  proxy: toConfirm(),
  governor: toConfirm('foreigners'),
} as const satisfies Record<string, SigningCheck>;
export type SigningCheckName = keyof typeof signingChecks;

type ChecksOf<Question extends SigningQuestion> = Record<
  NonNullable<SigningAnswers[Question]>,
  readonly SigningCheckName[]
>;

const calledFor: { [Question in SigningQuestion]: ChecksOf<Question> } = {
  title: {
    own: ['certificate', 'plan', 'inscription'],
    shared: ['certificate', 'ownLot', 'everyOwner', 'preemption'],
    arabic: ['chainOfDeeds', 'possession', 'registration', 'lender'],
    none: ['promise', 'possession', 'lender'],
    unknown: ['titleNumber', 'certificate'],
  },
  owners: {
    one: [],
    several: ['everyOwner', 'preemption'],
    heirs: ['heirsNamed', 'deathInscribed', 'everyOwner', 'preemption'],
    unknown: ['certificate'],
  },
  building: {
    complete: ['plansMatch'],
    permit: ['plansMatch', 'completion'],
    changed: ['plansMatch', 'regularisation'],
    none: ['regularisation', 'connections'],
    unknown: ['permit', 'completion'],
  },
  plot: {
    lot: ['lotApproval', 'zoning'],
    bare: ['zoning', 'permit'],
    farm: ['farmUse'],
    unknown: ['zoning', 'farmUse'],
  },
  occupied: {
    nobody: [],
    owner: ['vacated'],
    tenant: ['lease', 'leaseAgainstBuyer', 'oldTenant'],
    family: ['noLease', 'vacated'],
    unknown: ['visit', 'lease'],
  },
  debts: {
    yes: ['certificate', 'release', 'sellersDebts'],
    no: ['noDebt', 'sellersDebts'],
    unknown: ['certificate', 'sellersDebts'],
  },
  commonParts: { managed: ['dues'], unmanaged: ['noSyndic'], no: [] },
  buyer: { resident: [], abroad: ['currency', 'proxy'], foreigner: ['governor', 'currency'] },
};

const always: readonly SigningCheckName[] = ['identity', 'localTax'];

/** Checks that make sense only with, or only without, an entry in the land register. */
const ofRegistered: readonly SigningCheckName[] = ['certificate', 'deathInscribed', 'release', 'noDebt'];
const ofUnregistered: readonly SigningCheckName[] = ['sellersDebts'];
const isUnregistered = ({ title }: SigningAnswers) => title === 'arabic' || title === 'none';

/** Each check once, in the order of the questions; those of every sale last. */
export function checksFor(answers: SigningAnswers): SigningCheckName[] {
  const called = (Object.keys(calledFor) as SigningQuestion[]).flatMap((question) => {
    const byAnswer: Record<string, readonly SigningCheckName[]> = calledFor[question];
    return byAnswer[answers[question] ?? ''] ?? [];
  });
  const left = isUnregistered(answers) ? ofRegistered : ofUnregistered;
  return [...new Set([...called, ...always])].filter((name) => !left.includes(name));
}

/** Each source once, numbered in this order. */
export function sourcesOf(checks: readonly SigningCheckName[]): SourceName[] {
  return [...new Set(checks.flatMap((name): readonly SourceName[] => signingChecks[name].sources))];
}

/** Their places in the list, lowest first; the first is 1. */
export const citedNumbers = ({ sources }: SigningCheck, listed: readonly SourceName[]): number[] =>
  sources.map((name) => listed.indexOf(name) + 1).toSorted((one, other) => one - other);
