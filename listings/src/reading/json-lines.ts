import { BrokenFileError } from './text-of-file.ts';
import { maxRecordCharacters } from './limits.ts';

/** Undefined for a line without an object. */
export interface JsonLine {
  /** from 1, without blank lines */
  rowNumber: number;
  object: Record<string, unknown> | undefined;
}

/** `name` is for messages. */
export async function* jsonLines(text: AsyncIterable<string>, name: string): AsyncGenerator<JsonLine> {
  let rowNumber = 0;
  let line = 0;
  let blankCharacters = 0;
  for await (const { content, ended } of linesOf(text, name)) {
    line += 1;
    if (content.trim() === '') {
      blankCharacters += content.length + 1;
      if (blankCharacters <= maxRecordCharacters) continue;
      throw new BrokenFileError(
        `${name} is damaged: the ${maxRecordCharacters} characters before line ${line} are blank.`,
      );
    }
    blankCharacters = 0;
    const object = objectIn(content);
    if (object === undefined && !ended) {
      throw new BrokenFileError(`${name} is cut: it ends in the middle of line ${line}.`);
    }
    yield { rowNumber: ++rowNumber, object };
  }
  if (rowNumber === 0) throw new BrokenFileError(`${name} is empty.`);
}

async function* linesOf(text: AsyncIterable<string>, name: string) {
  let held = '';
  for await (const piece of text) {
    const lines = (held + piece).split('\n');
    held = lines.pop()!;
    if (held.length > maxRecordCharacters) {
      throw new BrokenFileError(
        `${name} is not JSON Lines: a line has over ${maxRecordCharacters} characters.`,
      );
    }
    for (const content of lines) yield { content, ended: true };
  }
  if (held !== '') yield { content: held, ended: false };
}

function objectIn(content: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
