import { expect, it } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

const noon = Date.parse('2026-03-02T12:00:00.000Z');
const hourMs = 3_600_000;

async function clocks({ aheadMs = 0 } = {}) {
  const at = { passedMs: 5000, databaseMs: noon, machineMs: noon + aheadMs, answerMs: 0 };
  const pass = (ms: number) => {
    at.passedMs += ms;
    at.databaseMs += ms;
    at.machineMs += ms;
  };
  const clock = await createDatabaseClock({
    ofDatabase: async () => {
      pass(at.answerMs / 2);
      const time = new Date(at.databaseMs);
      pass(at.answerMs / 2);
      return { time, connections: 1, mostConnections: 100 };
    },
    ofMachine: () => at.machineMs,
    passedMs: () => at.passedMs,
  });
  return { at, pass, clock, since: () => clock.now().getTime() - noon };
}

it.each([0, hourMs, -hourMs])(
  'is the database’s, whatever the clock of its machine (%i ms ahead)',
  async (aheadMs) => {
    const { clock, pass, since } = await clocks({ aheadMs });
    pass(90_000);
    expect(since()).toBe(90_000);
    expect(await clock.read()).toMatchObject({ aheadSeconds: aheadMs / 1000, setBySeconds: 0 });
  },
);

it('goes on when the clock of its machine is set', async () => {
  const { at, pass, since } = await clocks();
  at.machineMs += hourMs;
  pass(1000);
  at.machineMs -= 2 * hourMs;
  pass(1000);
  expect(since()).toBe(2000);
});

it.each([hourMs, -hourMs])('follows the database’s, set by %i ms, and says so once', async (byMs) => {
  const { at, clock, since } = await clocks();
  at.databaseMs += byMs;
  expect(since()).toBe(0);
  expect(await clock.read()).toMatchObject({ setBySeconds: byMs / 1000 });
  expect(since()).toBe(byMs);
  expect(await clock.read()).toMatchObject({ setBySeconds: 0 });
});

it('is not set by an answer that took long, which says too little', async () => {
  const { at, clock, since } = await clocks();
  at.answerMs = 5000;
  at.databaseMs += hourMs;
  expect(await clock.read()).toMatchObject({ answerSeconds: 5, setBySeconds: 0 });
  expect(since()).toBe(5000);
});
