import type { EstimationRecord } from '@soumdar/contract';
import { exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import type { ManualRequestRow } from '@soumdar/db';
import { formatNumber } from '@soumdar/words/formats';
import { expect, it } from 'vitest';
import { describeExpertReport, describeReport } from './describe-report.ts';
import { estimatedOf } from './describe-sides.ts';
import type { Issue } from './issue.ts';

const issue = {
  language: 'fr' as const,
  number: '7K3M9QXT2B4C8VWZ',
  siteAddress: 'https://soumdar.example',
  now: new Date('2026-03-02T10:00:00.000Z'),
  eurRate: undefined,
  publisher: { name: 'Soumdar SARL', email: 'contact@soumdar.example' },
  owner: null,
};

function estimated(scores: { sale: number; rent: number }) {
  const { estimation, ...stored } = exampleEstimation(scores);
  const { type, ...property } = exampleProperty;
  const record: EstimationRecord = {
    id: 'e1',
    name: null,
    created_at: '2026-03-01T08:00:00.000Z',
    property_type: type,
    ...property,
    ...stored,
    result: estimation,
  };
  return estimatedOf(record)!;
}

const { netPrice, pricePerSqm, rangeLow, rangeHigh } = exampleEstimation().estimation;
const { typicalPrice, effects } = exampleEstimation().explanation.sale;
const saleAmounts = [netPrice, pricePerSqm, rangeLow, rangeHigh, typicalPrice, effects[0]!.amount].map(
  (amount) => formatNumber(amount),
);
const format = (scores: { sale: number; rent: number }) =>
  JSON.stringify(describeReport(estimated(scores), issue));

it('a report tells every figure of a side with a sufficient score', () => {
  for (const amount of saleAmounts) expect(format({ sale: 40, rent: 70 })).toContain(amount);
});

it('a report tells no figure of a side with a low score, and those of the other side', () => {
  const report = format({ sale: 39, rent: 70 });
  for (const amount of saleAmounts) expect(report).not.toContain(amount);
  expect(report).toContain(`${formatNumber(1800)} DT`);
});

it('a report of a whole town says so beside each figure', () => {
  const { record } = estimated({ sale: 70, rent: 70 });
  const ofTown = describeReport(estimatedOf({ ...record, coverage: { town: 'La Marsa' } })!, issue);
  for (const card of ofTown.cards)
    expect(card).toMatchObject({ lines: expect.arrayContaining(['pour toute la ville de La Marsa']) });
  expect(format({ sale: 70, rent: 70 })).not.toContain('toute la ville');
});

it('a report trusts a figure in the words of the page: by its score, and by the width of its range', () => {
  const trust = (sale: number, high = 655_000) => {
    const { record } = estimated({ sale, rent: 70 });
    const wider = estimatedOf({ ...record, result: { ...record.result, rangeHigh: high } })!;
    const [card] = describeReport(wider, issue).cards;
    return card?.kind === 'figure' && card.reliability?.text;
  };
  expect(trust(78)).toMatch(/^Un bon repère\s:/);
  expect(trust(78, 821_000)).toMatch(/^Un ordre de grandeur\s:/);
  expect(trust(55)).toMatch(/^Un ordre de grandeur\s:.* Données limitées\. Prix de vente\s: des prix/);
  expect(trust(60)).not.toMatch(/Données limitées/);
});

it('a report says until when it is meant to be used, who publishes it, and its owner’s name where it is wanted', () => {
  const described = (overrides: Partial<Issue> = {}) =>
    describeReport(estimated({ sale: 78, rent: 70 }), { ...issue, ...overrides });
  const { made, publisher, owner } = described();
  expect(made.at(-1)).toBe('Prévu pour servir jusqu’au 1er juin 2026');
  expect(publisher).toBe('Soumdar SARL, contact@soumdar.example');
  expect(owner).toBeNull();
  expect(described({ owner: 'Amel Ben Salah' }).owner).toBe('Préparé pour Amel Ben Salah');
  const nobody = { name: undefined, email: undefined };
  expect(described({ publisher: nobody }).publisher).toBe('Éditeur de démonstration');
});

it.each([
  ['Ahmed Ben Salah', 'établis par Ahmed Ben Salah, qui a étudié'],
  [null, 'établis par un expert de Soumdar, qui a étudié'],
])('a report of the expert %s says who made its figures', (expert_name, sentence) => {
  const answered = {
    ...exampleProperty.location,
    property_type: exampleProperty.type,
    localisation: exampleProperty.localisation,
    details: exampleProperty.details,
    closed_at: '2026-02-28T10:00:00.000Z',
    manual_result: 345_678,
    expert_name,
  } as unknown as ManualRequestRow & { expert_name: string | null };
  const { method } = describeExpertReport(answered, undefined, issue);
  expect(method[0]!.text).toContain(sentence);
});
