import {
  DataFolderInUseError,
  DataFolderUnusableError,
  describeDatabaseTrouble,
  isWriteTrouble,
} from '@soumdar/db';
import { SettingsError } from '../settings/settings.ts';

/** The message is one sentence for the operator. */
export class StartError extends Error {}

export function explain(error: unknown): string | undefined {
  const explained = [StartError, SettingsError, DataFolderInUseError, DataFolderUnusableError];
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) return error.message;
  return isWriteTrouble(error) ? describeDatabaseTrouble(error) : undefined;
}
