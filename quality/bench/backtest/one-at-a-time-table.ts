import type { Listing, Market } from '@soumdar/engine';
import { alignedTable } from '../table.ts';
import { absurdities, askOneAtATime, neutralMoves, subjectsOf } from './one-at-a-time.ts';
import { stepsOf } from './steps.ts';

/** What a market answers to one question at a time: orders and silence, neutral answers, and properties that are none. */
export function oneAtATimeTables(
  market: Market,
  listings: readonly Listing[],
  asOf: string,
  subjectsPerType: number,
): string {
  const subjects = subjectsOf(listings, subjectsPerType);
  const orders = askOneAtATime(market, subjects, asOf).map((question) => [
    `${question.transaction} ${question.propertyType} ${question.attribute}`,
    String(question.subjects),
    percent(question.violated),
    percent(question.silenceOutside),
    percent(question.medianEffect),
  ]);
  const moves = neutralMoves(market, subjects, asOf).map((move) => [
    `${move.transaction} ${move.propertyType} ${move.answer}`,
    percent(move.median),
    percent(move.nineOfTen),
  ]);
  const steps = stepsOf(market, listings, subjectsPerType, asOf).map((step) => [
    `${step.transaction} ${step.type}: ${step.name}`,
    String(step.subjects),
    ...[step.believable, step.low, step.median, step.high].map(percent),
  ]);
  const scores = absurdities(market, asOf).map(({ name, scores: { sale, rent } }) => [
    name,
    String(sale ?? 'none'),
    String(rent ?? 'none'),
  ]);
  return [
    alignedTable([
      ['one answer at a time', 'subjects', 'falls by over 1 %', 'silence outside', 'median effect'],
      ...orders,
    ]),
    alignedTable([['a neutral answer moves', 'median', 'nine of ten'], ...moves]),
    alignedTable([
      ['one step', 'subjects', 'believable', 'a twentieth less', 'median', 'a twentieth more'],
      ...steps,
    ]),
    alignedTable([['score of', 'sale', 'rent'], ...scores]),
  ].join('\n\n');
}

function percent(share: number | undefined): string {
  return share === undefined ? '-' : `${(100 * share).toFixed(1)} %`;
}
