import { textsOf } from './french-texts.ts';

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** The rules of French typesetting: what breaks each, and its replacement. */
const rules: [fault: RegExp, right: string][] = [
  [/(?<!\p{L})([cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd)'(?=\p{L})/giu, '$1’'],
  [/\s+(?=[;!?»])/gu, narrowNoBreak],
  [/(?<=«)\s+/gu, narrowNoBreak],
  [/\s+(?=:(?!\w))/gu, noBreak],
  [/(?<=\d) (?=\d{3}(?!\d))/gu, narrowNoBreak],
  // the number is in the text itself, or is a template value inserted before it
  [/(?<=\d|^[}'"]?)\s+(?=(?:%|m²|DT|km|h|min)(?![\p{L}-]))/gu, narrowNoBreak],
];

/** Returns a TypeScript module's source with its French texts corrected to French typesetting, and the rest unchanged. */
export function setFrench(source: string): string {
  let set = '';
  let done = 0;
  for (const { start, end } of textsOf(source)) {
    set += source.slice(done, start);
    set += rules.reduce((text, [fault, right]) => text.replaceAll(fault, right), source.slice(start, end));
    done = end;
  }
  return set + source.slice(done);
}
