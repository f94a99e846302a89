import { countHits, watchedFigures, type WatchedFigures } from '@soumdar/db';
import { Gauge, Registry } from 'prom-client';
import { limits, type LimitServices } from '../limits/limits.ts';
import { inTime } from '../http/in-time.ts';
import type { Log } from '../process/log.ts';
import type { MarketAccess, ServedMarket } from '../market/market-in-service.ts';

/** Prometheus gives up after 10 seconds and takes the process for dead. */
const mostMs = 3000;

export interface ObservedServices extends LimitServices, Pick<MarketAccess, 'servedMarket'> {
  log: Log;
}

type Show = ReturnType<typeof createGauges>;

export function observeMarket(served: ServedMarket | undefined): Registry {
  const registry = new Registry();
  showMarket(createGauges(registry), served);
  return registry;
}

export async function observeDatabase(services: ObservedServices): Promise<Registry> {
  const registry = new Registry();
  const show = createGauges(registry);
  const figures = await readFigures(services);
  show.one('database_up', '1 when the database answers within 3 seconds', figures ? 1 : 0);
  show.one('sms_daily_ceiling', 'SMS that may be sent in a day', services.settings.smsDailyCeiling);
  show.one('email_daily_ceiling', 'Emails that may be sent in a day', services.settings.emailDailyCeiling);
  if (figures) showFigures(show, figures);
  return registry;
}

function createGauges(registry: Registry) {
  const registers = [registry];
  return {
    one(name: string, help: string, value: number | null) {
      if (value !== null) new Gauge({ name: `soumdar_${name}`, help, registers }).set(value);
    },
    each(name: string, help: string, label: string, values: [of: string, value: number][]) {
      const gauge = new Gauge({ name: `soumdar_${name}`, help, labelNames: [label], registers });
      for (const [of, value] of values) gauge.set({ [label]: of }, value);
    },
  };
}

async function readFigures(services: ObservedServices) {
  const { database, clock, log } = services;
  const now = clock();
  try {
    return await inTime(mostMs, async () => {
      const smsToday = await countHits(database.kysely, limits.smsOfTheSite(services), now);
      const emailsToday = await countHits(database.kysely, limits.emailsOfTheSite(services), now);
      return { smsToday, emailsToday, ...(await watchedFigures(database.kysely, now)) };
    });
  } catch (error) {
    log.error({ err: error }, 'metrics could not be read from the database');
    return undefined;
  }
}

function showMarket(show: Show, served: ServedMarket | undefined): void {
  show.one('market_ready', '1 when estimates can be made', served ? 1 : 0);
  if (!served) return;
  const { basis, modelVersion } = served;
  show.each('listings', 'Advertisements that estimates are made on', 'sample', [
    [String(basis.sample), basis.listings],
  ]);
  show.each('model_info', 'The model in service', 'version', [[modelVersion, 1]]);
  show.one(
    'newest_listing_timestamp_seconds',
    'Date of the newest advertisement',
    secondsOf(basis.newestListedOn),
  );
}

function showFigures(show: Show, figures: WatchedFigures & { smsToday: number; emailsToday: number }): void {
  show.one('sms_today', 'SMS that count against the ceiling of the day', figures.smsToday);
  show.one('emails_today', 'Emails that count against the ceiling of the day', figures.emailsToday);
  show.one('emails_waiting', 'Emails of the queue that are not sent yet', figures.waitingEmails);
  show.each(
    'notifications',
    'Notices kept, by status',
    'status',
    figures.notifications.map(({ status, count }) => [status, count]),
  );
  show.one('manual_requests_open', 'Requests for an expert that are not closed', figures.openRequests);
  show.one('manual_requests_late', 'Of those, how many are late', figures.lateRequests);
  show.one(
    'privacy_requests_late',
    'Requests about personal data that are due and not answered',
    figures.latePrivacyRequests,
  );
  show.one(
    'last_import_timestamp_seconds',
    'When advertisements were last imported',
    secondsOf(figures.importedAt),
  );
  show.one(
    'last_backup_timestamp_seconds',
    'Moment that the newest backup holds',
    secondsOf(figures.backedUpAt),
  );
  show.one(
    'model_learned_timestamp_seconds',
    'When the model in service was learned',
    secondsOf(figures.modelLearnedAt),
  );
  show.each(
    'last_refresh_timestamp_seconds',
    'When a refresh last ended so',
    'outcome',
    figures.refreshes.map(({ outcome, finishedAt }) => [outcome, secondsOf(finishedAt)]),
  );
}

function secondsOf(date: string): number;
function secondsOf(date: string | null): number | null;
function secondsOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date) / 1000;
}
