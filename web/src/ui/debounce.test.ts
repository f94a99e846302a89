import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('calls once the pause is over and passes the answer on', async () => {
  const taken: string[] = [];
  debounce(
    250,
    async () => 'Sfax',
    (answer) => taken.push(answer),
  );
  await vi.advanceTimersByTimeAsync(249);
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(taken).toEqual(['Sfax']);
});

test('stopped before the pause is over, it never calls', async () => {
  const ask = vi.fn<() => Promise<string>>();
  debounce(250, ask, () => {})();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).not.toHaveBeenCalled();
});

test('stopped while the answer is under way, it drops the answer', async () => {
  const taken: string[] = [];
  const late = Promise.withResolvers<string>();
  const stop = debounce(
    250,
    () => late.promise,
    (answer) => taken.push(answer),
  );
  await vi.advanceTimersByTimeAsync(250);
  stop();
  late.resolve('Sfax');
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toEqual([]);
});
