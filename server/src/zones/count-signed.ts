import { signedCaseOf, type PublicAccuracy } from '@soumdar/contract';
import { countSignedPrices, listProvedPrices } from '@soumdar/db';
import { shownCount, signedGap, signedGroups, type Measured } from '@soumdar/engine';
import type { Services } from '../services.ts';

type Signed = PublicAccuracy['signed'];

/** A group is measured anew with each ten, so that no single price moves what is published. */
const step = 10;

export async function readSigned({ database }: Pick<Services, 'database'>): Promise<Signed> {
  const { stated, proved } = await countSignedPrices(database.kysely);
  const prices = await listProvedPrices(database.kysely);
  const cases = prices.flatMap((price) => signedCaseOf(price) ?? []);
  return {
    stated: shownCount(stated),
    proved: shownCount(proved),
    gap: signedGroups(cases).flatMap(publishedGap),
  };
}

function publishedGap({ transaction, type, cases }: ReturnType<typeof signedGroups>[number]): Signed['gap'] {
  const count = step * Math.floor(cases.length / step);
  const gap = signedGap(cases.slice(0, count));
  if (!gap) return [];
  const { estimateToSigned, askingToSigned, medianLogError } = gap;
  return [
    {
      transaction,
      type,
      count,
      estimateToSigned: rounded(estimateToSigned),
      askingToSigned: askingToSigned && rounded(askingToSigned),
      medianError: hundredth(medianLogError),
    },
  ];
}

const hundredth = (share: number) => Math.round(100 * share) / 100;
const rounded = ({ value, low, high }: Measured): Measured => ({
  value: hundredth(value),
  low: hundredth(low),
  high: hundredth(high),
});
