/** Sets the apostrophes and the spaces of every French text as French typesetting asks: many are not on a keyboard. */
import { readFileSync, writeFileSync } from 'node:fs';
import { frenchSources } from './french-texts.ts';
import { setFrench } from './set-french.ts';

for (const file of frenchSources) {
  const source = readFileSync(file, 'utf8');
  const set = setFrench(source);
  if (set !== source) writeFileSync(file, set);
}
