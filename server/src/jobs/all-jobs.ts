import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import { vacuum } from './vacuum.ts';

/** The jobs of the product on this database. */
export function jobsOf({ database }: Services): Job[] {
  const everywhere: Job[] = [];
  return database.kind === 'embedded' ? [...everywhere, vacuum] : everywhere;
}
