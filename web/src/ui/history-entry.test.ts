import { expect, test } from 'vitest';
import { openedState, pageState } from './history-entry.ts';

test.each([null, undefined, 'text', { step: 'account' }])(
  'what lies open over a page leaves its state %j as it is',
  (state) => {
    const opened = openedState('map', state);
    expect(opened).toMatchObject({ opened: 'map' });
    expect(pageState(opened)).toEqual(typeof state === 'object' && state !== null ? state : {});
  },
);
