import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { somebody, type Person } from './people.ts';
import { appKey, dataFolder } from './product.ts';

const headers = { 'x-api-key': appKey };

/** A person abroad, unique in the run; many may have one number. */
export const somebodyAbroad = (phone = '+33 6 12 34 56 78'): Person => ({ ...somebody(), phone });

/** The texts of the emails this address received, oldest first. */
function emailsTo(email: string): string[] {
  const outbox = join(dataFolder, 'email-outbox.jsonl');
  if (!existsSync(outbox)) return [];
  return readFileSync(outbox, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { to: string; text: string })
    .filter(({ to }) => to === email)
    .map(({ text }) => text);
}

/** Waits for the `nth` email to this address (1 is the first) and returns its text. */
export async function emailReceived(email: string, nth = 1): Promise<string> {
  await expect
    .poll(() => emailsTo(email).length, { message: `email ${nth} to ${email}` })
    .toBeGreaterThanOrEqual(nth);
  return emailsTo(email)[nth - 1] ?? '';
}

export async function emailedCode(email: string, nth = 1): Promise<string> {
  return /\b\d{6}\b/.exec(await emailReceived(email, nth))?.[0] ?? '';
}

/** An account abroad ready to sign in, by the API. */
export async function verifiedAbroad(request: APIRequestContext, person = somebodyAbroad()): Promise<Person> {
  const { email, password } = person;
  const phone = person.phone.replaceAll(' ', '');
  const data = { email, password, full_name: person.name, phone, abroad: true };
  const opened = await request.post('/api/auth/register', { headers, data });
  expect(opened.status()).toBe(201);
  await request.post('/api/auth/send-verification-code', { headers, data: { email } });
  const code = await emailedCode(email);
  const verified = await request.post('/api/auth/verify-phone', { headers, data: { email, code } });
  expect(verified.status()).toBe(200);
  return person;
}

/** Says that one lives abroad, and gives the number. */
export async function liveAbroad(page: Page, phone: string) {
  await page.getByRole('checkbox', { name: 'Je vis à l’étranger' }).check();
  await page.getByLabel('Téléphone', { exact: true }).fill(phone);
}
