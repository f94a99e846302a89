import { createHash } from 'node:crypto';
import { countedMembers, takeMembers, type Limit } from '@soumdar/db';
import type { Estimate } from '@soumdar/engine';
import { limits, type LimitServices } from '../limits/limits.ts';
import type { Log } from '../process/log.ts';
import { writeIfPossible } from '../process/write-if-possible.ts';
import type { ValuedProperty } from './present.ts';
import type { Reader } from '../auth/reader.ts';

/** Three estimates' worth a day: an address that others have used up leaves the owner of a phone the first ones. */
const mostWithoutAddress = 48;

/**
 * Each comparable is an advertisement word for word: whoever asks about enough places would copy the base.
 * Past its limits an account sees those again that it saw; figures are of all of them. While the database cannot
 * write, they are shown uncounted.
 * @param reader without an address where nobody reads yet: then the first of a day are all that is shown
 */
export async function withShownListings(
  services: LimitServices & { log: Log },
  reader: Reader | Pick<Reader, 'accountId'>,
  valued: ValuedProperty,
): Promise<ValuedProperty> {
  const { estimates } = valued;
  const { kysely } = services.database;
  const now = services.clock();
  const ofAccount = limits.listingsShownTo(reader.accountId);
  const seen = new Set(await countedMembers(kysely, ofAccount, now));
  const fresh = [...new Set(numbersIn(estimates))].filter((number) => !seen.has(number));
  if (fresh.length === 0) return valued;
  const take = (...all: [Limit, ...Limit[]]) =>
    writeIfPossible(services, () => takeMembers(kysely, all, fresh, now));
  // what is shown at once is counted one after the other: `seen` may be old
  const subscriber = 'ip' in reader ? reader : undefined;
  const isFree = !subscriber || subscriber.hasPhone;
  let hasRoom = isFree && (await take({ ...ofAccount, most: mostWithoutAddress }));
  const isFull = seen.size + fresh.length > ofAccount.most;
  if (hasRoom === false && subscriber && !isFull)
    hasRoom = await take(limits.listingsShownFrom(subscriber.ip), ofAccount);
  return hasRoom === false ? { ...valued, estimates: onlySeen(estimates, seen), withheld: true } : valued;
}

const numbersIn = ({ sale, rent }: Estimate): number[] =>
  [...sale.comparables, ...rent.comparables].map(numberOf);

/** Four bytes: among the advertisements of a day, hardly two have the same. */
const numberOf = ({ listingId }: { listingId: string }): number =>
  createHash('sha256').update(listingId).digest().readInt32BE();

function onlySeen({ sale, rent, ...estimate }: Estimate, seen: ReadonlySet<number>): Estimate {
  const without = <Side extends Estimate['sale']>(side: Side): Side => ({
    ...side,
    comparables: side.comparables.filter((comparable) => seen.has(numberOf(comparable))),
  });
  return { ...estimate, sale: without(sale), rent: without(rent) };
}
