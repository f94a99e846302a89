import { textsOf } from './french-texts.ts';

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** What French typesetting asks of a text, each rule with how it is put right. */
const rules: [fault: RegExp, right: string][] = [
  [/(?<!\p{L})([cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd)'(?=\p{L})/giu, '$1’'],
  [/\s+(?=[;!?»])/gu, narrowNoBreak],
  [/(?<=«)\s+/gu, narrowNoBreak],
  [/\s+(?=:(?!\w))/gu, noBreak],
  [/(?<=\d) (?=\d{3}(?!\d))/gu, narrowNoBreak],
  // the figure stands in the text, or is filled in before it
  [/(?<=\d|^[}'"]?)\s+(?=(?:%|m²|DT|km|h|min)(?![\p{L}-]))/gu, narrowNoBreak],
];

/** The source of a TypeScript module, its French texts set as French typesetting asks; the rest stays as it is. */
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
