import { beforeEach, expect, test } from 'vitest';
import { createClosing, openedState, pageState } from './history-entry.ts';

test.each([null, undefined, 'text', { step: 'account' }])(
  "an overlay leaves the page's state %j as it is",
  (state) => {
    const opened = openedState('map', state);
    expect(opened).toMatchObject({ opened: 'map' });
    expect(pageState(opened)).toEqual(typeof state === 'object' && state !== null ? state : {});
  },
);

let done: string[];
const goBack = () => void done.push('back');
const next = () => void done.push('next');
const onDialog = { isOpen: true, entry: 'dialog', goBack, next };
const onPage = { ...onDialog, isOpen: false };

beforeEach(() => {
  done = [];
});

test('closing twice goes back once', () => {
  const closing = createClosing();
  closing.arrived(true);
  closing.close(onDialog);
  closing.close(onDialog);
  expect(done).toEqual(['back']);
});

test('what follows is done once, on the entry of the page itself', () => {
  const closing = createClosing();
  closing.close(onDialog);
  expect(done).toEqual(['back']);
  closing.arrived(false);
  closing.arrived(false);
  expect(done).toEqual(['back', 'next']);
});

test('after Back has closed it, closing does not go back again, and what follows is done at once', () => {
  const closing = createClosing();
  // the page is rendered as it was before Back
  closing.close(onPage);
  closing.arrived(false);
  expect(done).toEqual(['next']);
});

test('what Forward opened again can be closed again', () => {
  const closing = createClosing();
  closing.close(onDialog);
  closing.arrived(false);
  closing.arrived(true);
  closing.close(onDialog);
  closing.arrived(false);
  expect(done).toEqual(['back', 'next', 'back', 'next']);
});

test('closed before its entry is rendered, it goes back once the entry is there', () => {
  const closing = createClosing();
  expect(closing.opens()).toBe(true);
  expect(closing.opens()).toBe(false);
  closing.close(onPage);
  closing.close(onPage);
  expect(done).toEqual([]);
  closing.arrived(true);
  expect(done).toEqual(['back']);
  closing.arrived(false);
  expect(done).toEqual(['back', 'next']);
  expect(closing.opens()).toBe(true);
});
