import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { takeGeocodeTurn } from './geocode.ts';

const now = new Date('2026-03-02T10:00:00Z');

describeOnBothDatabases('turns of the geocoder', (database) => {
  it('lie a second apart, and are not queued for beyond one’s patience', async () => {
    const take = (at: Date) => takeGeocodeTurn(database().kysely, at, 2000);
    const burst = await Promise.all([now, now, now, now, now].map(take));
    expect(burst.toSorted()).toEqual([0, 1000, 2000, undefined, undefined]);
    expect(await take(new Date(now.getTime() + 1500))).toBe(1500);
    expect(await take(new Date(now.getTime() + 60_000))).toBe(0);
  });
  it('are to be had at once after the clock was set back', async () => {
    const take = (seconds: number) =>
      takeGeocodeTurn(database().kysely, new Date(now.getTime() + seconds * 1000), 2000);
    await take(7200);
    expect(await take(7199)).toBe(2000);
    expect(await take(7150)).toBeUndefined();
    expect(await take(0)).toBe(0);
    expect(await take(0)).toBe(1000);
  });
});
