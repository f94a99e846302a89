import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFile } from '../testing/files.ts';
import { BadSourcesError, readSources } from './sources.ts';

const file = (content: unknown) =>
  temporaryFile(typeof content === 'string' ? content : JSON.stringify(content), 'sources.json');
const portal = { name: 'portail', format: 'portal-csv', url: 'https://user:hunter2@example.tn/annonces.csv' };

it('reads sources, paths from the folder of their file', () => {
  const path = file([portal, { name: 'weekly', format: 'native', path: 'weekly', maxMinutes: 2 }]);
  expect(readSources(path).fetched).toEqual([
    { ...portal, maxMegabytes: 200, maxMinutes: 10 },
    { name: 'weekly', format: 'native', path: `${dirname(path)}/weekly`, maxMegabytes: 200, maxMinutes: 2 },
  ]);
});

it('reads what sites are, of those that are not fetched too, by names in any case', () => {
  const path = file([
    { ...portal, kind: 'classified' },
    { name: 'Tecnocasa', kind: 'agency' },
  ]);
  const { fetched, kinds } = readSources(path);
  expect(fetched.map(({ name }) => name)).toEqual(['portail']);
  expect([...kinds]).toEqual([
    ['portail', 'classified'],
    ['tecnocasa', 'agency'],
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
  ['an unknown format', [{ ...portal, format: 'xml' }], 'has a bad source, the 1st: format '],
  ['an unknown kind', [{ ...portal, kind: 'shop' }], 'the 1st: kind must be agency or classified'],
  [
    'a kind that was a format',
    [{ name: 'portail', kind: 'portal-csv', path: 'here' }],
    'the 1st: kind must be agency or classified: the format of a file is now its "format"',
  ],
  ['neither format nor kind', [{ name: 'tecnocasa' }], 'the 1st: format '],
  [
    'a kind alone with what only a file has',
    [{ name: 'tecnocasa', kind: 'agency', maxMinutes: 2 }],
    'maxMinutes',
  ],
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
