import { isDatabaseTrouble } from '@soumdar/db';
import type { ImportReport } from '../importing/import-file.ts';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { SourceError } from './sources.ts';

export type Outcome =
  | { kind: 'imported'; report: ImportReport }
  /** had been imported before as it is */
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: string };

/** What became of one file of a source. */
export type FileOutcome = { file: string } & Outcome;

/**
 * Does the work on one file. Anything wrong with the file or with reading it fails that file only, with a sentence;
 * `onFault` is told of unexpected errors. Errors that concern all sources are thrown on: the refresh was stopped, or
 * the database cannot be used.
 */
export async function attempt(
  file: string,
  { signal, onFault }: { signal: AbortSignal; onFault: (error: unknown) => void },
  work: () => Promise<Outcome>,
): Promise<FileOutcome> {
  try {
    return { file, ...(await work()) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof BrokenFileError || error instanceof SourceError) {
      return { file, kind: 'failed', problem: error.message };
    }
    if (isDatabaseTrouble(error)) throw error;
    onFault(error);
    // its message may hold values of the file, which may go to the log but not into the stored report
    const kind = error instanceof Error ? error.name : typeof error;
    return { file, kind: 'failed', problem: `${file} meets a fault of the product (${kind}): see the log.` };
  }
}
