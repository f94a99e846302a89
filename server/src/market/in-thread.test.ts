import { expect, it } from 'vitest';
import { inThread } from './in-thread.ts';

const module = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const never = new AbortController().signal;

it('the result of a thread is here once the thread has ended', async () => {
  const ended = new Int32Array(new SharedArrayBuffer(4));
  // works on after its answer, longer than a message takes
  const working = module(`
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.postMessage('result');
    let sum = 0;
    for (let i = 0; i < 3e8; i++) sum += i % 7;
    workerData[0] = sum > 0 ? 1 : 0;`);
  expect(await inThread(working, ended, never)).toBe('result');
  expect(ended[0]).toBe(1);
});

it('a thread that is given up, or ends without a result, has none', async () => {
  const waiting = module('setInterval(() => {}, 1000);');
  const givenUp = new AbortController();
  const result = inThread(waiting, null, givenUp.signal);
  givenUp.abort();
  await expect(result).rejects.toThrow('the thread has stopped');
  await expect(inThread(module(''), null, never)).rejects.toThrow('the thread has stopped');
});
