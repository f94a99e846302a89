import { expect, it } from 'vitest';
import { refusedForRoom } from './room.ts';

it('a large load is refused where less than twice what it takes is free', async () => {
  expect(await refusedForRoom(1_000_000, '/tmp', async () => 24e9)).toBeUndefined();
  expect(await refusedForRoom(1_000_000, '/tmp', async () => 23.9e9)).toBe(
    '1000000 accounts take 12.0 GB, and twice that must be free in /tmp: 23.9 GB are. Ask for fewer: npm run bench -- --large --accounts=100000.',
  );
});
