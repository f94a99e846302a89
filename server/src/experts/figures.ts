import { answerWithinHours, type ExpertFigures } from '@soumdar/contract';
import { countOpenRequests, weeklyFigures } from '@soumdar/db';
import type { Services } from '../services.ts';
import { lateSince } from '../request-deadline.ts';

const weekCount = 12;

export async function readFigures({ database, clock }: Services): Promise<ExpertFigures> {
  const now = clock();
  const { open, late } = await countOpenRequests(database.kysely, lateSince(now));
  return { open, late, weeks: await weeklyFigures(database.kysely, now, weekCount, answerWithinHours) };
}
