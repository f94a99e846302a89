import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFile } from '../testing/files.ts';
import { BadSourcesError, readSources } from './sources.ts';

const file = (content: unknown) =>
  temporaryFile(typeof content === 'string' ? content : JSON.stringify(content), 'sources.json');
const portal = { name: 'portail', kind: 'portal-csv', url: 'https://user:hunter2@example.tn/annonces.csv' };

it('reads sources, paths from the folder of their file', () => {
  const path = file([portal, { name: 'weekly', kind: 'native', path: 'weekly', maxMinutes: 2 }]);
  expect(readSources(path)).toEqual([
    { ...portal, maxMegabytes: 200, maxMinutes: 10 },
    { name: 'weekly', kind: 'native', path: `${dirname(path)}/weekly`, maxMegabytes: 200, maxMinutes: 2 },
  ]);
});

it.each<[string, unknown, string]>([
  ['no JSON', '[', 'is not JSON'],
  ['no array', { portal }, 'is not an array of sources'],
  ['two of one name', [portal, portal], 'has two sources of one name'],
  [
    'neither path nor url',
    [{ ...portal, url: undefined }],
    'has a bad source, the 1st: needs either path or url',
  ],
  ['both', [portal, { ...portal, path: 'here' }], 'has a bad source, the 2nd: needs either path or url'],
  ['an unknown kind', [{ ...portal, kind: 'xml' }], 'has a bad source, the 1st: kind '],
  ['another protocol', [{ ...portal, url: 'ftp://u:hunter2@here' }], 'url must be an http or https address'],
  ['a word we do not know', [{ ...portal, every: 'day' }], 'every'],
])('refuses %s', (_what, content, sentence) => {
  let failure: unknown;
  try {
    readSources(file(content));
  } catch (error) {
    failure = error;
  }
  expect(failure).toBeInstanceOf(BadSourcesError);
  expect((failure as Error).message).toContain(sentence);
  expect((failure as Error).message).not.toContain('hunter2');
});

it('refuses a file that is not there', () => {
  expect(() => readSources('/no/such/file.json')).toThrow('cannot be read');
});
