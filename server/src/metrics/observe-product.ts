import { countHits, watchedFigures, type WatchedFigures } from '@soumdar/db';
import { Gauge, Registry } from 'prom-client';
import { lateSince } from '../experts/due-time.ts';
import { limits } from '../limits/limits.ts';
import type { ServedMarket } from '../market/served-market.ts';
import type { Services } from '../services.ts';

type Labels = Record<string, string>;
type Value = [value: number, labels?: Labels];

/** What the market in service and the database show now, the same whichever process is asked for the latter. */
export async function observeProduct(services: Services): Promise<Registry> {
  const registry = new Registry();
  const gauge = (name: string, help: string, ...values: Value[]) => {
    const labelNames = Object.keys(values[0]?.[1] ?? {});
    const set = new Gauge({ name: `soumdar_${name}`, help, labelNames, registers: [registry] });
    for (const [value, labels = {}] of values) set.set(labels, value);
  };
  showMarket(gauge, services.servedMarket());
  const figures = await readFigures(services);
  gauge('database_up', '1 when the database answers', [figures ? 1 : 0]);
  gauge('sms_daily_ceiling', 'SMS that may be sent in a day', [services.settings.smsDailyCeiling]);
  if (figures) showFigures(gauge, figures);
  return registry;
}

type ShowGauge = (name: string, help: string, ...values: Value[]) => void;

async function readFigures(services: Services) {
  const { database, clock, log } = services;
  const now = clock();
  try {
    const smsToday = await countHits(database.kysely, limits.smsOfTheSite(services), now);
    return { smsToday, ...(await watchedFigures(database.kysely, now, lateSince(now))) };
  } catch (error) {
    log.error({ err: error }, 'the database gives no figures');
    return undefined;
  }
}

function showMarket(gauge: ShowGauge, served: ServedMarket | undefined): void {
  gauge('market_ready', '1 when estimates can be made', [served ? 1 : 0]);
  if (!served) return;
  const { basis, modelVersion } = served;
  gauge('listings', 'Advertisements that estimates are made on', [
    basis.listings,
    { sample: String(basis.sample) },
  ]);
  gauge('model_info', 'The model in service', [1, { version: modelVersion }]);
  if (basis.newestListedOn === null) return;
  gauge('newest_listing_timestamp_seconds', 'Date of the newest advertisement', [
    secondsOf(basis.newestListedOn),
  ]);
}

function showFigures(gauge: ShowGauge, figures: WatchedFigures & { smsToday: number }): void {
  gauge('sms_today', 'SMS that count against the ceiling of the day', [figures.smsToday]);
  gauge(
    'notifications',
    'Notices kept, by status',
    ...figures.notifications.map(({ status, count }): Value => [count, { status }]),
  );
  gauge('manual_requests_open', 'Requests for an expert that are not closed', [figures.openRequests]);
  gauge('manual_requests_late', 'Of those, how many are late', [figures.lateRequests]);
  gauge('privacy_requests_late', 'Requests about personal data that are due and not answered', [
    figures.latePrivacyRequests,
  ]);
  const { importedAt, modelLearnedAt } = figures;
  if (importedAt !== null) {
    gauge('last_import_timestamp_seconds', 'When advertisements were last imported', [secondsOf(importedAt)]);
  }
  if (modelLearnedAt !== null) {
    gauge('model_learned_timestamp_seconds', 'When the model in service was learned', [
      secondsOf(modelLearnedAt),
    ]);
  }
  gauge(
    'last_refresh_timestamp_seconds',
    'When a refresh last ended so',
    ...figures.refreshes.map(({ outcome, finishedAt }): Value => [secondsOf(finishedAt), { outcome }]),
  );
}

const secondsOf = (date: string) => Date.parse(date) / 1000;
