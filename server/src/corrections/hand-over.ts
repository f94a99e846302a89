import { deleteFollow, findFollowed, giveNameAndFolder, moveShares } from '@soumdar/db';
import type { HandOver } from '../estimation/calculate-estimate.ts';
import { followCorrected } from '../follow/follow-property.ts';
import type { Services } from '../services.ts';

/**
 * What belongs to an estimate goes on with the one that corrects it: its name, its links, and the follow of its property. A property that
 * is followed already as it is described now has one follow all the same: that one.
 */
export function handOverWith(services: Pick<Services, 'clock' | 'servedMarket'>): HandOver {
  return async (trx, from, id) => {
    const { account_id } = from;
    const before = await findFollowed(trx, account_id, from.id);
    const { estimation: to, follow: already } = (await findFollowed(trx, account_id, id))!;
    const follow = before?.follow;
    if (follow && already && already.estimation_id !== follow.estimation_id)
      await deleteFollow(trx, account_id, from);
    else if (follow) await followCorrected(services, trx, follow, from, to);
    await giveNameAndFolder(trx, from, to);
    await moveShares(trx, account_id, from.id, to.id);
  };
}
