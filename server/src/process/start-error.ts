import {
  DataFolderInUseError,
  DataFolderUnusableError,
  describeDatabaseTrouble,
  isWriteTrouble,
} from '@soumdar/db';
import { SettingsError } from '../settings/settings.ts';

/** The product cannot start; the message is one sentence for whoever starts it. */
export class StartError extends Error {}

/** The whole reason why the product did not start, in one sentence; undefined for an unexpected error. */
export function explain(error: unknown): string | undefined {
  const explained = [StartError, SettingsError, DataFolderInUseError, DataFolderUnusableError];
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) return error.message;
  return isWriteTrouble(error) ? describeDatabaseTrouble(error) : undefined;
}
