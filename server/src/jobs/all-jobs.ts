import { remindExperts } from '../notifications/remind-experts.ts';
import { keepRetention } from '../retention/keep-retention.ts';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import { refresh } from './refresh.ts';
import { vacuum } from './vacuum.ts';

/** The jobs of the product on this database. */
export function jobsOf({ database }: Services): Job[] {
  const everywhere = [refresh, remindExperts, keepRetention];
  return database.kind === 'embedded' ? [...everywhere, vacuum] : everywhere;
}
