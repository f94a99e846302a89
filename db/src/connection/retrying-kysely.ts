import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import { isUnwritten } from './database-trouble.ts';
import type { Schema } from '../schema.ts';

/** SQLSTATE of a transaction rolled back because of concurrent ones; a retry may succeed. */
const takenBack = new Set(['40001', '40P01']);
const mostTries = 5;
const firstWaitMs = 10;

/**
 * Retries a transaction after a serialisation failure, a deadlock, or a connection lost before its commit.
 * Its code may run several times, so it must change nothing but the database.
 */
export class RetryingKysely extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    return retrying(super.transaction());
  }
}

function retrying(builder: TransactionBuilder<Schema>): TransactionBuilder<Schema> {
  const executeOnce = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  builder.execute = (work) => retried(() => executeOnce(work));
  builder.setIsolationLevel = (level) => retrying(setIsolationLevel(level));
  return builder;
}

async function retried<Result>(execute: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await execute();
    } catch (error) {
      if (tried === mostTries || !(wasTakenBack(error) || isUnwritten(error))) throw error;
      // random: with equal waits the same transactions would collide again
      await wait(firstWaitMs * 2 ** tried * Math.random());
    }
  }
}

function wasTakenBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && takenBack.has(String(error.code));
}
