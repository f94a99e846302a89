import { afterEach, expect, it } from 'vitest';
import { createDrawingThread, type DrawingThread } from './drawing-thread.ts';
import type { ReportContent } from './report-content.ts';

/** In place of the drawing: answers its own number and the report's title, and does what the title says. */
const obedient = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ report: { title } }) => {
      if (title === 'hang') return;
      if (title === 'break') throw new Error('broken');
      if (title === 'stop') process.exit();
      if (title === 'fail') parentPort.postMessage({ error: new Error('not drawn') });
      else parentPort.postMessage({ file: new TextEncoder().encode(threadId + ' ' + title) });
    });
  `)}`,
);
const patient = { mostWaiting: 2, mostOfAccount: 4, mostMs: 3_600_000 };
const content = (title: string) => ({ title }) as ReportContent;

let thread: DrawingThread;
const draw = (title: string, accountId = 'one') => thread.draw(content(title), new Date(), accountId);
const rendered = async (title: string) => {
  const [threadId, text] = Buffer.from((await draw(title))!)
    .toString()
    .split(' ');
  return { threadId, text };
};
afterEach(() => thread.close());

it('draws all reports in one thread, and those after one that could not be drawn', async () => {
  thread = createDrawingThread(patient, obedient);
  const [one, other] = await Promise.all([rendered('one'), rendered('other')]);
  expect([one.text, other.text]).toEqual(['one', 'other']);
  await expect(draw('fail')).rejects.toThrow('not drawn');
  expect([other.threadId, (await rendered('next')).threadId]).toEqual([one.threadId, one.threadId]);
});

it.each([
  ['breaks down', 'break'],
  ['stops', 'stop'],
])('starts another thread when one %s, of which only the report under way is lost', async (_what, title) => {
  thread = createDrawingThread(patient, obedient);
  const first = await rendered('one');
  const [lost, next] = await Promise.allSettled([draw(title), rendered('next')]);
  expect(lost.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { text: 'next' } });
  expect((await rendered('last')).threadId).not.toBe(first.threadId);
});

it('ends a thread that takes too long, and draws the next report in another', async () => {
  thread = createDrawingThread({ ...patient, mostMs: 2000 }, obedient);
  await expect(draw('hang')).rejects.toThrow('aborted');
  expect((await rendered('next')).text).toBe('next');
});

it('refuses a report while too many wait', async () => {
  thread = createDrawingThread(patient, obedient);
  const accepted = [rendered('one'), rendered('two'), rendered('three')];
  expect(draw('four')).toBeUndefined();
  expect(await Promise.all(accepted)).toMatchObject([{ text: 'one' }, { text: 'two' }, { text: 'three' }]);
  expect((await rendered('five')).text).toBe('five');
});

it('refuses a report of an account of which too many are under way, and draws those of others', async () => {
  thread = createDrawingThread({ ...patient, mostOfAccount: 1 }, obedient);
  const first = draw('one');
  expect(draw('two')).toBeUndefined();
  await Promise.all([first, draw('other', 'other')]);
  expect((await rendered('two')).text).toBe('two');
});

it('ends its thread when it is closed, with the report under way', async () => {
  thread = createDrawingThread(patient, obedient);
  await rendered('one');
  const underWay = Promise.allSettled([draw('hang')]);
  await thread.close();
  expect(await underWay).toMatchObject([{ status: 'rejected' }]);
});
