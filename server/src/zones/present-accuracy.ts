import type { HardError, MarketAccuracy } from '@soumdar/contract';
import type { PastModel } from '@soumdar/db';
import {
  publishedIndex,
  type HardTestFigures,
  type MarketFigures,
  type Measured,
  type ModelDescription,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { medianErrors } from '../market/acceptance-gate.ts';
import type { FiguredMarket } from './figured-market.ts';
import { roundShares } from './present-zone.ts';

export function presentAccuracy(
  { figures, basis }: FiguredMarket,
  past: readonly PastModel[],
): MarketAccuracy {
  const wide = [...zoneTree().zones.values()].filter(
    ({ level }) => level === 'country' || level === 'governorate',
  );
  return {
    zones: wide.map(({ slug, name, nameAr }) => ({
      slug,
      name,
      ...(nameAr !== undefined && { nameAr }),
      accuracy: (figures.zones[slug]?.accuracy ?? []).map(roundShares),
    })),
    scores: figures.scores.map(roundShares),
    typeScores: (figures.typeScores ?? []).map(roundShares),
    history: past.map(({ createdAt, description }) => {
      const { rows, accuracy } = description as ModelDescription;
      return {
        learnedOn: createdAt.slice(0, 10),
        listings: rows.used,
        stored: rows.read,
        medianError: roundShares(medianErrors(accuracy)),
      };
    }),
    ratioStudy: figures.ratioStudy.map((study) => ({
      ...study,
      medianRatio: roundMeasured(study.medianRatio),
      cod: roundMeasured(study.cod),
      prd: roundMeasured(study.prd),
      prb: roundMeasured(study.prb),
    })),
    unseenSite: hardErrorsOf('unseenSite', figures),
    oldEvidence: hardErrorsOf('oldRents', figures),
    forward: hardErrorsOf('forward', figures),
    lacks: figures.lacks ?? [],
    indexUntil: publishedIndex('apartment').at(-1)!.quarter,
    levelOf: figures.levelOf,
    asOf: figures.asOf,
    sample: basis.sample,
  };
}

function hardErrorsOf(kind: HardTestFigures['kind'], { hardErrors = [] }: MarketFigures): HardError[] {
  return hardErrors
    .filter((error) => error.kind === kind)
    .map(({ name, transaction, count, medianError, medianLogBias, inRange }) => ({
      name,
      transaction,
      ...roundShares({ count, medianError, medianLogBias, inside: inRange }),
    }));
}

const toThousandth = (value: number) => Math.round(1000 * value) / 1000;
const roundMeasured = ({ value, low, high }: Measured): Measured => ({
  value: toThousandth(value),
  low: toThousandth(low),
  high: toThousandth(high),
});
