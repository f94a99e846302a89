import { isDatabaseTrouble, noteLooked, saveFollowedValues } from '@soumdar/db';
import { tellOwners } from './tell-owners.ts';
import type { FollowRun, FollowServices, ValuedBatch } from './value-followed.ts';

type Saved = Pick<FollowRun, 'valued' | 'notSaved'>;

/**
 * Saves what was valued for some accounts together; where that fails, each by itself, so that one keeps none of the others from
 * theirs.
 *
 * @throws where it is the database that fails
 */
export async function saveValued(
  services: FollowServices,
  market: string,
  batch: ValuedBatch,
): Promise<Saved> {
  try {
    return { valued: await save(services, market, batch), notSaved: 0 };
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    const ofAccounts = byAccount(batch);
    if (ofAccounts.length === 1) {
      services.log.error({ err: error }, 'the values of followed properties could not be saved');
      return { valued: 0, notSaved: batch.follows.length + batch.looked.length };
    }
    const saved: Saved = { valued: 0, notSaved: 0 };
    for (const ofAccount of ofAccounts) {
      const { valued, notSaved } = await saveValued(services, market, ofAccount);
      saved.valued += valued;
      saved.notSaved += notSaved;
    }
    return saved;
  }
}

function byAccount({ follows, looked }: ValuedBatch): ValuedBatch[] {
  const batches = new Map<string, ValuedBatch>();
  const of = (accountId: string) => {
    const batch = batches.get(accountId) ?? { follows: [], looked: [] };
    batches.set(accountId, batch);
    return batch;
  };
  for (const one of follows) of(one.follow.account_id).follows.push(one);
  for (const one of looked) of(one.awaited.account_id).looked.push(one);
  return [...batches.values()];
}

/** The points, and what their owners are told of them, or nothing of either; returns how many points. */
async function save(
  services: FollowServices,
  market: string,
  { follows, looked }: ValuedBatch,
): Promise<number> {
  const now = services.clock();
  return services.database.kysely.transaction().execute(async (trx) => {
    const stored = await saveFollowedValues(
      trx,
      market,
      now,
      follows.map(({ follow, point }) => ({
        follow,
        value: { account_id: follow.account_id, estimation_id: follow.estimation_id, ...point },
      })),
    );
    const valued = new Set(stored.map(({ estimation_id }) => estimation_id));
    const covered = looked.filter(({ hasFigure }) => hasFigure).map(({ awaited }) => awaited);
    const noted = await noteLooked(trx, market, now, {
      ids: looked.map(({ awaited }) => awaited.id),
      covered: covered.map(({ id }) => id),
    });
    await tellOwners(services, trx, now, market, {
      valued: follows.filter(({ follow }) => valued.has(follow.estimation_id)),
      covered: covered.filter(({ id }) => noted.has(id)),
    });
    return stored.length;
  });
}
