import { countComparables, indexByType } from '../comparables/comparables-index.ts';
import { hashText } from '../folds/hash.ts';
import { fitBaseline } from '../hedonic-model/baseline.ts';
import type { HedonicModel } from '../hedonic-model/hedonic-model.ts';
import {
  hiddenSquareDegrees,
  hidingTurns,
  minSiteRows,
  oldEvidenceYears,
  minComparables,
  minRowsForTrees,
} from '../parameters/params.ts';
import { premiumOf } from '../premiums/premiums.ts';
import { timeLevels } from '../time-adjustment/rent-index.ts';
import type { ValuingModel } from '../valuation/appraise.ts';
import type { Listing, Transaction } from '../vocabulary/property.ts';
import { predictOutOfFold, type OutOfFoldPrediction } from './out-of-fold.ts';
import { trainTrees } from './train-hedonic-model.ts';

/**
 * Values listings without their surroundings, as an owner's property is where the market has not been seen:
 * sales without the advertisements of their site around, rents without the recent ones.
 */
export function predictWithoutSurroundings(
  transaction: Transaction,
  accepted: readonly Listing[],
  model: ValuingModel,
  random: () => number,
  onStep: () => void,
): OutOfFoldPrediction[] {
  const turnOf = transaction === 'sale' ? siteTurns(accepted) : recencyTurns(accepted);
  const predictions: OutOfFoldPrediction[] = [];
  for (let turn = 0; turn < hidingTurns; turn += 1) {
    const hidden = accepted.filter((listing) => turnOf(listing) === turn);
    if (hidden.length > 0) {
      const shown = accepted.filter((listing) => turnOf(listing) !== turn);
      const levels = timeLevels(transaction, shown);
      const untrained = { ...model.values, levels, baseline: fitBaseline(shown, levels) };
      const trees = trainTrees(shown, untrained, random);
      const values: HedonicModel = { ...untrained, folds: model.values.folds.map(() => trees) };
      const comparables = indexByType(transaction, shown, {
        levels: values.levels,
        premiumOf: (listing) => premiumOf(model.premiums[listing.propertyType], listing),
      });
      for (const listing of hidden) {
        const index = comparables[listing.propertyType];
        if (countComparables(index, listing) < minComparables) continue;
        predictions.push(...predictOutOfFold({ ...model, values }, index, listing));
      }
    }
    onStep();
  }
  return predictions;
}

/** Undefined where a listing is never hidden. */
type TurnOf = (listing: Listing) => number | undefined;

function siteTurns(listings: readonly Listing[]): TurnOf {
  const rows = new Map<string, number>();
  for (const { source } of listings) if (source !== undefined) rows.set(source, (rows.get(source) ?? 0) + 1);
  return ({ source, lat, lng }) =>
    source !== undefined && rows.size > 1 && rows.get(source)! >= minSiteRows
      ? turnOfName(`${source} ${squareOf(lat, lng)}`)
      : undefined;
}

/** None where nearly everything is new, so that nothing would be left to value by. */
function recencyTurns(listings: readonly Listing[]): TurnOf {
  const first = firstNewDay(listings);
  if (listings.filter(({ listedOn }) => listedOn < first).length < minRowsForTrees) return () => undefined;
  return ({ listedOn, lat, lng }) => (listedOn >= first ? turnOfName(squareOf(lat, lng)) : undefined);
}

/** The first day of the year `oldEvidenceYears` before that of the newest listing. */
export function firstNewDay(listings: readonly Listing[]): string {
  const newest = listings.reduce((latest, { listedOn }) => (listedOn > latest ? listedOn : latest), '2000');
  return `${Number(newest.slice(0, 4)) - oldEvidenceYears}-01-01`;
}

const squareOf = (lat: number, lng: number) =>
  `${Math.floor(lat / hiddenSquareDegrees)} ${Math.floor(lng / hiddenSquareDegrees)}`;
const turnOfName = (name: string) => hashText(name)[0] % hidingTurns;
