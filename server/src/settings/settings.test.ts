import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const publisher = {
  PUBLISHER_NAME: 'Soumdar SARL',
  PUBLISHER_ADDRESS: 'Rue du Lac, Tunis',
  PUBLISHER_EMAIL: 'contact@soumdar.example',
  PUBLISHER_DIRECTOR: 'Amel Ben Salah',
  PUBLISHER_HOST: 'Hosting Inc., Boston',
};

const SECRETS_KEY = Buffer.alloc(32, 1).toString('base64');

const withOutboxes = { SMS_ALLOW_OUTBOX: 'yes', EMAIL_ALLOW_OUTBOX: 'yes' };

describe('readSettings', () => {
  it('starts with nothing set, on loopback, with the outbox in the data folder', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      appKey: 'estimation-web',
      loadSample: true,
    });
    expect(settings.sms).toMatchObject({ provider: 'outbox' });
    expect(settings.sms.provider === 'outbox' && settings.sms.file).toMatch(/\.data[/\\]sms-outbox\.jsonl$/);
    const { email } = settings;
    expect(email.provider === 'outbox' && email.file).toMatch(/\.data[/\\]email-outbox\.jsonl$/);
  });

  it('takes an empty value for none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('runs one process on the embedded database, one for each core on PostgreSQL, and as many as it is told there', () => {
    const DATABASE_URL = 'postgres://localhost/soumdar';
    expect(readSettings({}).workers).toBe(1);
    expect(readSettings({ WORKERS: '1' }).workers).toBe(1);
    expect(readSettings({ DATABASE_URL }).workers).toBe(availableParallelism());
    expect(readSettings({ DATABASE_URL, WORKERS: '5' }).workers).toBe(5);
    expect(() => readSettings({ WORKERS: '2' })).toThrow(
      'The setting WORKERS=2 needs a PostgreSQL (DATABASE_URL): the embedded database has one process.',
    );
  });

  it('lets many processes have no more connections together than PostgreSQL usually takes', () => {
    const poolOf = (environment: Record<string, string>) =>
      readSettings({ DATABASE_URL: 'postgres://localhost/soumdar', ...environment }).databasePoolSize;
    expect(poolOf({ WORKERS: '1' })).toBe(10);
    expect(poolOf({ WORKERS: '8' })).toBe(10);
    expect(poolOf({ WORKERS: '16' })).toBe(5);
    expect(poolOf({ WORKERS: '16', DATABASE_POOL_SIZE: '20' })).toBe(20);
  });

  it.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'http' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '-1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://here' }],
    ['DATABASE_POOL_SIZE', { DATABASE_POOL_SIZE: '0' }],
    ['WORKERS', { WORKERS: '0' }],
    ['WORKERS', { WORKERS: 'auto' }],
    ['WORKERS', { WORKERS: '1000' }],
    ['GEOCODER_URL', { GEOCODER_URL: 'nominatim' }],
    ['TILE_URL', { TILE_URL: "https://tiles.example/{z}; script-src 'unsafe-inline'" }],
    ['ANALYTICS_HOST', { ANALYTICS_HOST: 'posthog', ANALYTICS_KEY: 'k' }],
    ['ANALYTICS_HOST', { ANALYTICS_KEY: 'k' }],
    ['ANALYTICS_KEY', { ANALYTICS_HOST: 'https://stats.example' }],
    ['HUMAN_CHECK_SECRET', { HUMAN_CHECK_URL: 'https://check.example/siteverify' }],
    ['LISTINGS_SAMPLE', { LISTINGS_SAMPLE: 'maybe' }],
    ['LISTINGS_SOURCES', { LISTINGS_SOURCES: '/no/such/file.json' }],
    ['LISTINGS_RETIRE_AFTER_DAYS', { LISTINGS_RETIRE_AFTER_DAYS: '0' }],
    ['LIMIT_LOGINS_PER_ADDRESS_HOUR', { LIMIT_LOGINS_PER_ADDRESS_HOUR: '0' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['SECRETS_KEY', { SECRETS_KEY: 'c2hvcnQ=' }],
    ['SECRETS_KEY', { SECRETS_KEY: `${'A'.repeat(42)}!=` }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['PUBLISHER_EMAIL', { PUBLISHER_EMAIL: 'contact' }],
    ['SOCIAL_LINKEDIN', { SOCIAL_LINKEDIN: 'javascript:alert(1)' }],
    ['EUR_RATE', { EUR_RATE: '3,40@2026-01-05' }],
    ['EUR_RATE', { EUR_RATE: '3.40' }],
    ['EUR_RATE', { EUR_RATE: '3.40@2026-02-30' }],
    ['EUR_RATE', { EUR_RATE: '3.40@05/01/2026' }],
    ['EUR_RATE', { EUR_RATE: ' 3.40@2026-01-05 DT' }],
    ['EUR_RATE', { EUR_RATE: '0.34@2026-01-05' }],
    ['SMS_PROVIDER', { SMS_PROVIDER: 'pigeon' }],
    ['TWILIO_AUTH_TOKEN', { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+1' }],
    ['EMAIL_PROVIDER', { EMAIL_PROVIDER: 'pigeon' }],
    ['EMAIL_DAILY_CEILING', { EMAIL_DAILY_CEILING: '0' }],
    ['EMAIL_FROM', { EMAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://mail.example' }],
    ['EMAIL_FROM', { EMAIL_FROM: 'Soumdar <bonjour>' }],
    ['EMAIL_FROM', { EMAIL_FROM: 'Soumdar <a@b.example>, c@d.example' }],
    ['EMAIL_FROM', { EMAIL_FROM: 'Soumdar\r\nBcc: c@d.example <a@b.example>' }],
    ['SMTP_URL', { EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'a@b.example' }],
    ['SMTP_URL', { EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'a@b.example', SMTP_URL: 'https://mail.example' }],
    ['WINSMS_SENDER', { SMS_PROVIDER: 'winsms', WINSMS_API_KEY: 'k', WINSMS_SENDER: 'far too long a name' }],
  ])('refuses a bad %s in one sentence that names it', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^The setting ${name} must [^\\n]+\\.$`));
  });

  it('takes a rate of the euro with its day, and none', () => {
    expect(readSettings({ EUR_RATE: '3.40@2026-01-05' }).eurRate).toEqual({
      dinarsPerEuro: 3.4,
      asOf: '2026-01-05',
    });
    expect(readSettings({}).eurRate).toBeUndefined();
  });

  it('never repeats the bad value, which may be a secret', () => {
    expect(() => readSettings({ DATABASE_URL: 'hunter2-in-the-wrong-place' })).toThrow(/^(?!.*hunter2)/);
  });

  it.each([
    ['HOST=0.0.0.0', { HOST: '0.0.0.0' }],
    ['HOST=192.168.1.4', { HOST: '192.168.1.4' }],
    ['NODE_ENV=production', { NODE_ENV: 'production' }],
    ['an https PUBLIC_URL', { PUBLIC_URL: 'https://localhost' }],
    ['an https PUBLIC_URL', { PUBLIC_URL: 'HTTPS://localhost' }],
    ['a public PUBLIC_URL', { PUBLIC_URL: 'http://soumdar.example:3000' }],
    ['a public PUBLIC_URL', { PUBLIC_URL: 'http://127.0.0.1.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'on' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1' }],
  ])('refuses the outbox where others could read it: with %s', (setting, environment) => {
    expect(() => readSettings(environment)).toThrow(`refused with ${setting} unless SMS_ALLOW_OUTBOX=yes.`);
    const withSms = { ...environment, SMS_ALLOW_OUTBOX: 'yes' };
    expect(() => readSettings(withSms)).toThrow(`refused with ${setting} unless EMAIL_ALLOW_OUTBOX=yes.`);
    const allowed = readSettings({ ...withSms, ...publisher, SECRETS_KEY, EMAIL_ALLOW_OUTBOX: 'yes' });
    expect([allowed.sms.provider, allowed.email.provider]).toEqual(['outbox', 'outbox']);
  });

  it.each([...Object.keys(publisher), 'SECRETS_KEY'])('refuses production without %s', (name) => {
    const environment = { ...publisher, ...withOutboxes, SECRETS_KEY, [name]: '', NODE_ENV: 'production' };
    expect(() => readSettings(environment)).toThrow(
      new RegExp(`^The setting ${name} must be set with NODE_ENV=production[^\\n]+\\.$`),
    );
    expect(() => readSettings({ ...environment, NODE_ENV: '' })).not.toThrow();
  });

  it.each([
    { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 'off', NODE_ENV: 'development' },
    { PUBLIC_URL: 'http://[::1]:3000/', HOST: '::1' },
    { PUBLIC_URL: 'http://127.0.0.1', HOST: 'localhost' },
  ])('takes the outbox where nobody else comes: %o', (environment) => {
    expect(readSettings(environment).sms.provider).toBe('outbox');
  });

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTls: false }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTls: false }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false, requireTls: false }],
    [
      'smtp://nadia%40soumdar:p%3Ass@mail.example:25',
      { port: 25, requireTls: true, credentials: { user: 'nadia@soumdar', pass: 'p:ss' } },
    ],
    ['smtp://nadia:pass@127.0.0.1', { requireTls: false }],
  ])('reads SMTP_URL=%s, and sends a password in the clear to this machine only', (SMTP_URL, expected) => {
    const { email } = readSettings({ EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'a@b.example', SMTP_URL });
    expect(email).toMatchObject({ provider: 'smtp', server: expected });
  });

  it.each([
    ['bonjour@soumdar.example', { name: 'Soumdar', address: 'bonjour@soumdar.example' }],
    [
      'Soumdar Tunisie <bonjour@soumdar.example>',
      { name: 'Soumdar Tunisie', address: 'bonjour@soumdar.example' },
    ],
  ])('reads EMAIL_FROM=%s', (EMAIL_FROM, from) => {
    expect(readSettings({ EMAIL_FROM }).email.from).toEqual(from);
  });

  it.each([
    ['off', false],
    ['on', ['loopback', 'linklocal', 'uniquelocal']],
    ['10.0.0.1, 10.1.0.0/16', ['10.0.0.1', '10.1.0.0/16']],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(readSettings({ TRUST_PROXY: value, ...withOutboxes }).trustProxy).toEqual(expected);
  });
});
