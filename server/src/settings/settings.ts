import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { listingsEnvironmentSchema } from '@soumdar/listings';
import { z } from 'zod';
import { arrangeEmail, emailEnvironmentSchema } from './email-settings.ts';
import {
  eurRate,
  isLoopback,
  proxies,
  secretsKey,
  siteOrigin,
  webAddress,
  wholeNumber,
} from './environment-values.ts';
import {
  arrangePublisher,
  missingPublisherSetting,
  publisherEnvironmentSchema,
} from './publisher-settings.ts';
import { arrangeSms, smsEnvironmentSchema } from './sms-settings.ts';

const limit = (usual: number) => wholeNumber(1, 1_000_000).default(usual);

const environmentSchema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// or postgresql:// address' })
      .optional(),
    DATABASE_POOL_SIZE: wholeNumber(1, 1000).optional(),
    WORKERS: wholeNumber(1, 256).optional(),
    DRAIN_SECONDS: wholeNumber(0, 3600).default(0),
    APP_KEY: z.string().default('estimation-web'),
    SECRETS_KEY: secretsKey.optional(),
    PUBLIC_URL: siteOrigin.optional(),
    NODE_ENV: z.string().optional(),
    SMS_DAILY_CEILING: limit(500),
    EMAIL_DAILY_CEILING: limit(2000),
    ALERT_WEBHOOK: webAddress.optional(),
    EUR_RATE: eurRate.optional(),
    EXPERTS_WEBHOOK: webAddress.optional(),
    GEOCODER_URL: webAddress.default('https://nominatim.openstreetmap.org/reverse'),
    TILE_URL: z
      .string()
      .regex(/^https?:\/\/[^\s"'<>;,]+$/, 'must be the http or https address template of map tiles')
      .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    ANALYTICS_HOST: webAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
    ANALYTICS_KEY: z.string().optional(),
    HUMAN_CHECK_URL: webAddress.optional(),
    HUMAN_CHECK_SECRET: z.string().optional(),
    HUMAN_CHECK_AFTER: limit(3),
    LISTINGS_SAMPLE: z.enum(['on', 'off'], 'must be on or off').default('on'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    TRUST_PROXY: proxies.default(false),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
    LIMIT_CODES_PER_ADDRESS_HOUR: limit(30),
    LIMIT_REGISTRATIONS_PER_ADDRESS_HOUR: limit(60),
    LIMIT_LOGINS_PER_ADDRESS_HOUR: limit(200),
    LIMIT_ESTIMATES_PER_USER_DAY: limit(200),
    LIMIT_PREVIEWS_PER_USER_DAY: limit(1000),
    LIMIT_CONNECTIONS: limit(5000),
    LIMIT_CALLS_UNDER_WAY: limit(50),
    LIMIT_CALL_SECONDS: limit(15),
  })
  .and(smsEnvironmentSchema)
  .and(emailEnvironmentSchema)
  .and(publisherEnvironmentSchema)
  .and(listingsEnvironmentSchema);
type Environment = z.output<typeof environmentSchema>;

export type Settings = ReturnType<typeof arrange>;

/** The message is one sentence that names the setting. */
export class SettingsError extends Error {}

/**
 * An empty value counts as none.
 * @throws SettingsError
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse({ SMS_PROVIDER: 'outbox', EMAIL_PROVIDER: 'outbox', ...values });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SettingsError(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  refuseOutboxesInPublic(read.data);
  refuseNamelessPublisher(read.data);
  refuseMissingSecretsKey(read.data);
  return arrange(read.data);
}

function refuseOutboxesInPublic(env: Environment): void {
  const setting = settingForPublic(env);
  if (setting === undefined) return;
  if (env.SMS_PROVIDER === 'outbox' && env.SMS_ALLOW_OUTBOX !== 'yes') throw outboxInPublic('SMS', setting);
  if (env.EMAIL_PROVIDER === 'outbox' && env.EMAIL_ALLOW_OUTBOX !== 'yes')
    throw outboxInPublic('EMAIL', setting);
}

function outboxInPublic(of: 'SMS' | 'EMAIL', setting: string): SettingsError {
  return new SettingsError(
    `The setting ${of}_PROVIDER=outbox shows every code to whoever reads it: it is refused with ${setting} unless ${of}_ALLOW_OUTBOX=yes.`,
  );
}

/** The law wants a publisher named; a demonstration may do without. */
function refuseNamelessPublisher(env: Environment): void {
  const missing = env.NODE_ENV === 'production' ? missingPublisherSetting(env) : undefined;
  if (missing === undefined) return;
  throw new SettingsError(
    `The setting ${missing} must be set with NODE_ENV=production: the legal pages name who publishes the site.`,
  );
}

/** One made in the data folder would be lost with it, and differ between servers. */
function refuseMissingSecretsKey({ NODE_ENV, SECRETS_KEY }: Environment): void {
  if (NODE_ENV !== 'production' || SECRETS_KEY !== undefined) return;
  throw new SettingsError(
    'The setting SECRETS_KEY must be set with NODE_ENV=production: it encrypts second factors (openssl rand -base64 32 makes one).',
  );
}

/** Undefined where only this machine is served. */
function settingForPublic({ HOST, NODE_ENV, PUBLIC_URL, TRUST_PROXY }: Environment): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST}`;
  if (NODE_ENV === 'production') return 'NODE_ENV=production';
  if (PUBLIC_URL?.startsWith('https:')) return 'an https PUBLIC_URL';
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'a public PUBLIC_URL';
  return TRUST_PROXY === false ? undefined : 'TRUST_PROXY';
}

export function siteAddress({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string {
  return (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
}

/** By default one process per core, where the database takes several. */
function workersOf({ WORKERS: values, DATABASE_URL: url }: Environment): number {
  if (url !== undefined) return values ?? availableParallelism();
  if (values === undefined || values === 1) return 1;
  throw new SettingsError(
    `The setting WORKERS=${values} needs a PostgreSQL (DATABASE_URL): the embedded database has one process.`,
  );
}

/** All processes together stay within PostgreSQL's own default. */
function poolSizeOf({ DATABASE_POOL_SIZE: values }: Environment, workers: number): number {
  return values ?? Math.max(2, Math.min(10, Math.floor(80 / workers)));
}

function arrange(env: Environment) {
  const dataDir = resolve(env.DATA_DIR);
  const workers = workersOf(env);
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: poolSizeOf(env, workers),
    workers,
    drainSeconds: env.DRAIN_SECONDS,
    isProduction: env.NODE_ENV === 'production',
    appKey: env.APP_KEY,
    secretsKey: env.SECRETS_KEY,
    publicUrl: env.PUBLIC_URL,
    sms: arrangeSms(env, dataDir),
    email: arrangeEmail(env, dataDir),
    publisher: arrangePublisher(env),
    smsDailyCeiling: env.SMS_DAILY_CEILING,
    emailDailyCeiling: env.EMAIL_DAILY_CEILING,
    alertWebhook: env.ALERT_WEBHOOK,
    expertsWebhook: env.EXPERTS_WEBHOOK,
    geocoderUrl: env.GEOCODER_URL,
    tileUrl: env.TILE_URL,
    eurRate: env.EUR_RATE,
    analytics: arrangeAnalytics(env),
    humanCheck: arrangeHumanCheck(env),
    loadSample: env.LISTINGS_SAMPLE === 'on',
    listingSources: env.LISTINGS_SOURCES.fetched,
    siteKinds: env.LISTINGS_SOURCES.kinds,
    retireAfterDays: env.LISTINGS_RETIRE_AFTER_DAYS,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    limits: {
      codesPerAddressHour: env.LIMIT_CODES_PER_ADDRESS_HOUR,
      registrationsPerAddressHour: env.LIMIT_REGISTRATIONS_PER_ADDRESS_HOUR,
      loginsPerAddressHour: env.LIMIT_LOGINS_PER_ADDRESS_HOUR,
      estimatesPerUserDay: env.LIMIT_ESTIMATES_PER_USER_DAY,
      previewsPerUserDay: env.LIMIT_PREVIEWS_PER_USER_DAY,
      connections: env.LIMIT_CONNECTIONS,
      callsUnderWay: env.LIMIT_CALLS_UNDER_WAY,
      callSeconds: env.LIMIT_CALL_SECONDS,
    },
  };
}

function arrangeAnalytics({ ANALYTICS_HOST: host, ANALYTICS_KEY: key }: Environment) {
  if (host !== undefined && key !== undefined) return { host, key };
  refuseHalf({ ANALYTICS_HOST: host, ANALYTICS_KEY: key });
  return undefined;
}

interface HumanCheckSettings {
  /** takes `secret` and `response`, answers `{"success": true}`: Turnstile, hCaptcha and reCAPTCHA do */
  url: string;
  secret: string;
  /** free attempts of an address in an hour */
  after: number;
}

function arrangeHumanCheck(env: Environment): HumanCheckSettings | undefined {
  const { HUMAN_CHECK_URL: url, HUMAN_CHECK_SECRET: secret } = env;
  if (url !== undefined && secret !== undefined) return { url, secret, after: env.HUMAN_CHECK_AFTER };
  refuseHalf({ HUMAN_CHECK_URL: url, HUMAN_CHECK_SECRET: secret });
  return undefined;
}

function refuseHalf(settings: Record<string, string | undefined>): void {
  const names = Object.keys(settings);
  const values = names.find((name) => settings[name] !== undefined);
  const missing = names.find((name) => settings[name] === undefined);
  if (values === undefined) return;
  throw new SettingsError(`The setting ${missing} must be set as well, since ${values} is.`);
}
