import type { PropertyType, Transaction } from '@soumdar/engine';
import { describe, expect, it } from 'vitest';
import { passAcceptanceGate, medianErrors, type GateInput } from './acceptance-gate.ts';

type Segment = [Transaction, PropertyType, rows: number, medianError: number];

function modelOf(segments: Segment[], rows: Partial<GateInput['rows']> = {}): GateInput {
  const accuracy = segments.map(([transaction, propertyType, count, medianError]) => ({
    transaction,
    propertyType,
    fields: 'basic' as const,
    rows: count,
    medianError,
    within10: 0.3,
    within20: 0.5,
  }));
  return { accuracy, rows: { read: 10_000, used: 10_000, leftOut: {}, ...rows } };
}

const inService = modelOf([
  ['sale', 'apartment', 6000, 0.16],
  ['sale', 'villa', 2000, 0.2],
  ['rent', 'apartment', 1500, 0.18],
]);

it('gives median errors over the property types, by their rows, for the fields of the form only', () => {
  const detailed = { ...inService.accuracy[0]!, fields: 'detailed' as const, medianError: 0.1 };
  expect(medianErrors([...inService.accuracy, detailed])).toEqual({ sale: expect.closeTo(0.17), rent: 0.18 });
  expect(medianErrors(inService.accuracy.slice(0, 2))).toMatchObject({ rent: null });
});

describe('a new model', () => {
  it('is accepted where there is none to compare with', () => {
    const candidate = modelOf([['sale', 'land', 50, 0.6]]);
    expect(passAcceptanceGate(candidate, undefined)).toEqual({
      before: null,
      after: { sale: 0.6, rent: null },
      refusedBecause: null,
    });
  });

  it.each<[string, Segment[]]>([
    ['it is better', [['sale', 'apartment', 7000, 0.15]]],
    ['it is worse by less than a point', [['sale', 'apartment', 7000, 0.169]]],
    [
      'only one type is worse, and rare',
      [
        ['sale', 'apartment', 7000, 0.16],
        ['sale', 'villa', 300, 0.26],
      ],
    ],
    [
      'there is more of a harder type',
      [
        ['sale', 'apartment', 6000, 0.16],
        ['sale', 'villa', 9000, 0.2],
      ],
    ],
    [
      'a type comes in that was not known',
      [
        ['sale', 'apartment', 6000, 0.16],
        ['sale', 'land', 4000, 0.4],
      ],
    ],
    ['rows are so few that chance explains it', [['rent', 'apartment', 100, 0.2]]],
  ])('is accepted when %s', (_when, segments) => {
    expect(passAcceptanceGate(modelOf(segments), inService).refusedBecause).toBeNull();
  });

  it('is refused when sale or rent estimates are worse by more than a point', () => {
    expect(
      passAcceptanceGate(
        modelOf([
          ['sale', 'apartment', 7000, 0.171],
          ['rent', 'apartment', 1500, 0.18],
        ]),
        inService,
      ),
    ).toEqual({
      before: { sale: expect.closeTo(0.17), rent: 0.18 },
      after: { sale: 0.171, rent: 0.18 },
      refusedBecause:
        'sale estimates are off by 17.1 % in the median, those of the model in service by 16.0 % on the same mix of types (1.0 points more would do)',
    });
    expect(
      passAcceptanceGate(modelOf([['rent', 'apartment', 1500, 0.191]]), inService).refusedBecause,
    ).toMatch(/^rent /);
  });

  it('is refused when more of its advertisements make no sense, copies aside', () => {
    const same = inService.accuracy;
    const leaving = (leftOut: GateInput['rows']['leftOut']) =>
      passAcceptanceGate({ accuracy: same, rows: { read: 10_000, used: 9000, leftOut } }, inService)
        .refusedBecause;
    expect(leaving({ duplicate: 3000 })).toBeNull();
    expect(leaving({ ten_fold_error: 50, far_from_similar: 40 })).toBeNull();
    expect(leaving({ ten_fold_error: 50, implausible_price_per_m2: 70 })).toBe(
      '1.2 % of the advertisements make no sense instead of 0.0 % (1.0 points more would do)',
    );
  });
});
