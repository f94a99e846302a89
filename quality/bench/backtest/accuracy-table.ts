import {
  coefficientOfDispersion,
  coverage,
  meanRelativeWidth,
  medianAbsolutePercentageError,
  medianRatio,
  priceRelatedBias,
  priceRelatedDifferential,
  propertyTypes,
  shareWithin,
  transactions,
} from '@soumdar/engine';
import { alignedTable } from '../table.ts';
import type { Prediction } from './prediction.ts';

interface Case {
  /** Undefined when the row could not be valued. */
  answer?: { estimate: number; low: number; high: number; price: number; score: number; fsd: number };
}

const levels = [
  { name: 'score 80-100', from: 80, to: 100 },
  { name: 'score 60-79', from: 60, to: 79 },
  { name: 'score 40-59', from: 40, to: 59 },
  { name: 'score 0-39', from: 0, to: 39 },
];

const headings = [
  '',
  'rows',
  'answered',
  'MdAPE',
  'PE10',
  'PE20',
  'in range',
  'width',
  'in FSD',
  'score>=40',
  'median ratio',
  'COD',
  'PRD',
  'PRB',
];

/** Accuracy against the asking prices of the rows that state one: by transaction, type and score level. */
export function accuracyTable(predictions: readonly Prediction[]): string {
  const rows = transactions.flatMap((transaction) => {
    const ofSide = predictions.filter(
      ({ row }) => row.transaction === transaction && row.priceTnd !== undefined,
    );
    const all = ofSide.map(caseOf);
    return [
      measures(transaction, all),
      ...propertyTypes.map((type) =>
        measures(`  ${type}`, ofSide.filter(({ row }) => row.propertyType === type).map(caseOf)),
      ),
      ...levels.map(({ name, from, to }) =>
        measures(
          `  ${name}`,
          all.filter(({ answer }) => answer && answer.score >= from && answer.score <= to),
        ),
      ),
    ];
  });
  return alignedTable([headings, ...rows]);
}

function caseOf({ row, answer }: Prediction): Case {
  if (!answer) return {};
  const { priceTnd: estimate, lowTnd: low, highTnd: high, score, fsd } = answer;
  return { answer: { estimate, low, high, score, fsd, price: row.priceTnd! } };
}

function measures(name: string, cases: readonly Case[]): string[] {
  const answered = cases.flatMap(({ answer }) => answer ?? []);
  if (answered.length === 0) return [name, String(cases.length), ...headings.slice(2).map(() => '-')];
  const share = (part: readonly unknown[]) => percent(part.length / answered.length);
  return [
    name,
    String(cases.length),
    percent(answered.length / cases.length),
    percent(medianAbsolutePercentageError(answered)),
    percent(shareWithin(answered, 0.1)),
    percent(shareWithin(answered, 0.2)),
    percent(coverage(answered)),
    percent(meanRelativeWidth(answered)),
    share(answered.filter(({ estimate, price, fsd }) => Math.abs(price / estimate - 1) <= fsd)),
    share(answered.filter(({ score }) => score >= 40)),
    medianRatio(answered).toFixed(3),
    coefficientOfDispersion(answered).toFixed(1),
    priceRelatedDifferential(answered).toFixed(3),
    priceRelatedBias(answered).toFixed(3),
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
