import { isDatabaseTrouble } from '@soumdar/db';
import type { ImportReport } from '../importing/import-file.ts';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { SourceError } from './sources.ts';

export type Outcome =
  | { kind: 'imported'; report: ImportReport }
  /** imported before, with the same content */
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: string };

export type FileOutcome = { file: string } & Outcome;

/**
 * A fault of the file fails only that file; `onFault` gets unexpected errors. Throws when the refresh was
 * stopped or the database is unusable.
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
    // the log may quote the file, but not the stored report
    const kind = error instanceof Error ? error.name : typeof error;
    return { file, kind: 'failed', problem: `${file} meets a fault of the product (${kind}): see the log.` };
  }
}
