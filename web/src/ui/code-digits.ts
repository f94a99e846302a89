import { codeLength } from '@soumdar/contract';

/** The code in what was typed or pasted: a run of exactly its length if there is one, else the first digits. */
export function codeDigits(text: string): string {
  const run = text.match(/(?<!\d)\d+(?!\d)/g)?.find((digits) => digits.length === codeLength);
  return run ?? text.replaceAll(/\D/g, '').slice(0, codeLength);
}
