import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { isLeased, releaseLease, renewLease, takeLease, type Lease } from './leases.ts';

const at = (seconds: number) => new Date(Date.parse('2026-03-02T10:00:00Z') + seconds * 1000);
const lease = (): Lease => ({ name: 'learning', holder: randomUUID() });

// each test continues from the previous one
describeOnBothDatabases('a lease', (database) => {
  const [first, second] = [lease(), lease()];
  const take = (of: Lease, seconds: number) => takeLease(database().kysely, of, at(seconds));

  it('is had by one of those who ask at once', async () => {
    const askers = Array.from({ length: 8 }, lease);
    const taken = await Promise.all(askers.map((asker) => take(asker, 0)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await releaseLease(database().kysely, askers[taken.indexOf(true)]!);
    expect(await isLeased(database().kysely, 'learning', at(1))).toBe(false);
  });

  it('is kept by renewing it, and let go by who has it', async () => {
    expect(await take(first, 0)).toBe(true);
    expect(await renewLease(database().kysely, first, at(40))).toBe(true);
    expect(await take(second, 99)).toBe(false);
    await releaseLease(database().kysely, second);
    expect(await isLeased(database().kysely, 'learning', at(99))).toBe(true);
    expect(await isLeased(database().kysely, 'refresh', at(99))).toBe(false);
  });

  it('passes to another once it has run out, and is not to be renewed any more', async () => {
    expect(await take(second, 100)).toBe(true);
    expect(await renewLease(database().kysely, first, at(101))).toBe(false);
    await releaseLease(database().kysely, first);
    expect(await isLeased(database().kysely, 'learning', at(101))).toBe(true);
  });
  it('is free for whoever asks once the clock was set back by more than clocks differ', async () => {
    expect(await take(first, 50)).toBe(false);
    expect(await isLeased(database().kysely, 'learning', at(-3600))).toBe(false);
    expect(await take(first, -3600)).toBe(true);
    expect(await isLeased(database().kysely, 'learning', at(-3600))).toBe(true);
    expect(await isLeased(database().kysely, 'learning', at(-3540))).toBe(false);
  });
});
