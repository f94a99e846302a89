import { placeQueryMaxLength } from '@soumdar/contract';

const halfOfAPair = /[\uD800-\uDBFF]$/;

/** What places are searched by: of a long text that is pasted, the beginning. */
export function placeQuery(text: string): string {
  return text.trim().slice(0, placeQueryMaxLength).replace(halfOfAPair, '').trimEnd();
}
