import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/index.ts';
import { isLeased, releaseLease, renewLease, takeLease, type Lease } from './leases.ts';

const at = (seconds: number) => new Date(Date.parse('2026-03-02T10:00:00Z') + seconds * 1000);
const lease = (): Lease => ({ name: 'learning', holder: randomUUID() });

// each test goes on from what the one before has left
describeOnBothDatabases('a lease', (database) => {
  const [first, second] = [lease(), lease()];
  const take = (of: Lease, from: number, until: number) =>
    takeLease(database().kysely, of, at(from), at(until));

  it('is had by one of those who ask at once', async () => {
    const askers = Array.from({ length: 8 }, lease);
    const taken = await Promise.all(askers.map((asker) => take(asker, 0, 60)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await releaseLease(database().kysely, askers[taken.indexOf(true)]!);
    expect(await isLeased(database().kysely, 'learning', at(1))).toBe(false);
  });

  it('is kept by renewing it, and let go by who has it', async () => {
    expect(await take(first, 0, 60)).toBe(true);
    expect(await renewLease(database().kysely, first, at(100))).toBe(true);
    expect(await take(second, 99, 160)).toBe(false);
    await releaseLease(database().kysely, second);
    expect(await isLeased(database().kysely, 'learning', at(99))).toBe(true);
    expect(await isLeased(database().kysely, 'refresh', at(99))).toBe(false);
  });

  it('passes to another once it has run out, and is not to be renewed any more', async () => {
    expect(await take(second, 100, 160)).toBe(true);
    expect(await renewLease(database().kysely, first, at(200))).toBe(false);
    await releaseLease(database().kysely, first);
    expect(await isLeased(database().kysely, 'learning', at(101))).toBe(true);
  });
});
