import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { giveLimitsBack, hashContact, keepLimits } from './limits-past-deletion.ts';
import { countedMembers, countHits, takeHit, takeMembers } from './limits.ts';

const now = new Date('2026-03-02T10:00:00Z');
const of = (name: string, accountId: string) => ({ key: `${name} ${accountId}`, most: 9, windowSeconds: 60 });

describeOnBothDatabases('what limits have counted of a deleted account', (database) => {
  it('goes to whoever proves one of its contacts again, once, and never lowers a count', async () => {
    const { kysely } = database();
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (let hit = 1; hit <= 3; hit += 1) await takeHit(kysely, of('changes', first), now);
    await takeHit(kysely, of('reports', first), now);
    await takeMembers(kysely, [of('shown', first)], [4, 5], now);
    const hashes = [await hashContact(kysely, '+21620123456'), await hashContact(kysely, '+21620123457')];
    await kysely.transaction().execute((trx) => keepLimits(trx, first, hashes));
    for (let hit = 1; hit <= 2; hit += 1) await takeHit(kysely, of('reports', second), now);

    await kysely.transaction().execute((trx) => giveLimitsBack(trx, second, hashes[0]!));
    await kysely.transaction().execute((trx) => giveLimitsBack(trx, third, hashes[0]!));
    const counts = (id: string) =>
      Promise.all(['changes', 'reports', 'shown'].map((name) => countHits(kysely, of(name, id), now)));
    expect(await counts(second)).toEqual([3, 2, 2]);
    expect(await countedMembers(kysely, of('shown', second), now)).toEqual([4, 5]);
    expect(await counts(third)).toEqual([0, 0, 0]);
    await kysely.transaction().execute((trx) => giveLimitsBack(trx, third, hashes[1]!));
    expect(await counts(third)).toEqual([3, 1, 2]);
  });

  it('is kept under a hash that does not hold the contact, the same each time', async () => {
    const { kysely } = database();
    const hash = await hashContact(kysely, '+21620123456');
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(await hashContact(kysely, '+21620123456')).toBe(hash);
    expect(await hashContact(kysely, '+21620123457')).not.toBe(hash);
  });
});
