/** Corrects the apostrophes and spaces of every French text to French typesetting, many of which no keyboard has. */
import { readFileSync, writeFileSync } from 'node:fs';
import { frenchSources } from './french-texts.ts';
import { setFrench } from './set-french.ts';

for (const file of frenchSources) {
  const source = readFileSync(file, 'utf8');
  const set = setFrench(source);
  if (set !== source) writeFileSync(file, set);
}
