import { expect, it } from 'vitest';
import { troublesOf, type Surroundings } from './troubles.ts';

const well = {
  time: new Date(0),
  answerSeconds: 0.01,
  setBySeconds: 0,
  aheadSeconds: 0.2,
  connections: 30,
  mostConnections: 100,
};
const roomy = { freeBytes: 50e9, totalBytes: 100e9 };

const troubled: [string, Partial<Surroundings>, [string, RegExp][]][] = [
  ['none', {}, []],
  ['a database that does not answer', { database: undefined }, [['slow', /does not answer/]]],
  ['one that answers late', { database: { ...well, answerSeconds: 5 } }, [['slow', /takes 5\.0 seconds/]]],
  [
    'connections that others hold',
    { database: { ...well, connections: 97 } },
    [['connections', /97 of 100 connections/]],
  ],
  ['a clock set back', { database: { ...well, setBySeconds: -3600 } }, [['clock set', /-3600 seconds/]]],
  [
    'a clock of its own',
    { database: { ...well, aheadSeconds: 3600 } },
    [['clocks differ', /3600 seconds ahead/]],
  ],
  [
    'a disk at 99 %',
    { disk: { freeBytes: 1e9, totalBytes: 100e9 } },
    [['disk', /1000 MB free \(1\.0 percent\)/]],
  ],
  ['a large disk with much room', { disk: { freeBytes: 40e9, totalBytes: 4000e9 } }, []],
];

it.each(troubled)('tells of %s', (_what, seen, expected) => {
  const troubles = [...troublesOf({ database: well, disk: roomy, ...seen })];
  expect(troubles.map(([trouble]) => trouble)).toEqual(expected.map(([trouble]) => trouble));
  for (const [index, [, text]] of expected.entries()) expect(troubles[index]![1]).toMatch(text);
});
