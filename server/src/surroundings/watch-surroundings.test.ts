import { expect, it } from 'vitest';
import type { Trouble } from './troubles.ts';
import { createNotifier } from './watch-surroundings.ts';

function notifying() {
  const reports: string[] = [];
  const time = { passedMs: 0 };
  const notify = createNotifier(
    (text) => reports.push(text),
    () => time.passedMs,
  );
  const see = (...troubles: Trouble[]) => notify(new Map(troubles.map((trouble) => [trouble, trouble])));
  return { reports, see, time };
}

it('a trouble is told once it is seen twice in a row, and an hour later if it lasts', () => {
  const { reports, see, time } = notifying();
  see('slow');
  see();
  see('slow');
  expect(reports).toEqual([]);
  see('slow', 'disk');
  expect(reports).toEqual(['slow']);
  time.passedMs = 3_599_000;
  see('slow', 'disk');
  expect(reports).toEqual(['slow', 'disk']);
  time.passedMs = 3_600_000;
  see('slow', 'disk');
  expect(reports).toEqual(['slow', 'disk', 'slow']);
});

it('a clock that was set is told at once, for the next reading finds it right', () => {
  const { reports, see } = notifying();
  see('clock set');
  expect(reports).toEqual(['clock set']);
});
