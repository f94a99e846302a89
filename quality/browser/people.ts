import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { appKey, databaseEnvironment, emailOutbox, smsOutbox } from './product.ts';

export interface Person {
  name: string;
  email: string;
  /** 8 digits */
  phone: string;
  password: string;
}

const headers = { 'x-api-key': appKey };

/** A person that is unique in the run. */
export function somebody(): Person {
  const number = randomInt(1_000_000);
  const phone = `2${randomInt(10)}${String(number).padStart(6, '0')}`;
  return { name: 'Amel Ben Salah', email: `amel.${phone}@exemple.tn`, phone, password: 'jasmin-et-mer-26' };
}

/** The texts of the SMS this phone received, oldest first. */
export function messagesTo(phone: string): string[] {
  return readOutbox<{ to: string; text: string }>(smsOutbox)
    .filter(({ to }) => to === `+216${phone}`)
    .map(({ text }) => text);
}

/** The emails this address received, oldest first. */
export function emailsTo(address: string): { subject: string; text: string; html: string }[] {
  return readOutbox<{ to: string; subject: string; text: string; html: string }>(emailOutbox).filter(
    ({ to }) => to === address,
  );
}

function readOutbox<Line>(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

/** Waits for the `nth` SMS to this phone (1 is the first) and returns its code. */
export async function codeReceived({ phone }: Person, nth = 1): Promise<string> {
  await expect
    .poll(() => messagesTo(phone).length, { message: `SMS ${nth} to ${phone}` })
    .toBeGreaterThanOrEqual(nth);
  return messagesTo(phone)[nth - 1]?.match(/\d{6}/)?.[0] ?? '';
}

/** Registers by the API, leaving the phone unverified. */
export async function registered(request: APIRequestContext, person = somebody()): Promise<Person> {
  const answer = await request.post('/api/auth/register', {
    headers,
    data: {
      email: person.email,
      password: person.password,
      full_name: person.name,
      phone: `+216${person.phone}`,
    },
  });
  expect(answer.status()).toBe(201);
  return person;
}

/** Sends the first code by the API. */
export async function sendCode(request: APIRequestContext, { email }: Person) {
  await request.post('/api/auth/send-verification-code', { headers, data: { email } });
}

/** Verifies the phone by the API, with the first code it received. */
export async function verifyPhone(request: APIRequestContext, person: Person) {
  const data = { email: person.email, code: await codeReceived(person) };
  const answer = await request.post('/api/auth/verify-phone', { headers, data });
  expect(answer.status()).toBe(200);
}

/** An account ready to sign in. */
export async function verified(request: APIRequestContext, somebodyNew = somebody()): Promise<Person> {
  const person = await registered(request, somebodyNew);
  await sendCode(request, person);
  await verifyPhone(request, person);
  return person;
}

/** A session token of this person, separate from the browser's. */
export async function tokenOf(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post('/api/auth/login', { headers, data: { email, password } });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Makes past estimates for this person by the API, in the order of the properties. */
export async function estimated(request: APIRequestContext, person: Person, properties: object[]) {
  const authorization = `Bearer ${await tokenOf(request, person)}`;
  for (const data of properties) {
    const answer = await request.post('/api/estimation/calculate', {
      headers: { ...headers, authorization },
      data,
    });
    expect(answer.status()).toBe(200);
  }
}

/** Asks an expert about a property. */
export async function manuallyRequested(request: APIRequestContext, person: Person, property: object) {
  const answer = await request.post('/api/manual-estimation', {
    headers: { ...headers, authorization: `Bearer ${await tokenOf(request, person)}` },
    data: { ...property, preferred_contact_method: 'phone', preferred_contact_time: 'evening' },
  });
  expect(answer.status()).toBe(201);
}

export const flatInLaSoukra = {
  type: 'apartment',
  location: { lat: 36.876, lng: 10.247 },
  localisation: 'Rue du Jasmin, La Soukra',
  details: { surface: 101, rooms: 3, bathrooms: 1 },
};

/** The name of the button that marks this flat's own neighbourhood on a map of comparables. */
export const ownPlace = /^La Soukra centre, \d+\sannonces/;

/** Makes `count` past estimates for this person, with surfaces of 101 m², 102 m² and so on. */
export async function pastEstimates(request: APIRequestContext, person: Person, count: number) {
  const details = (made: number) => ({ ...flatInLaSoukra.details, surface: 101 + made });
  const properties = Array.from({ length: count }, (_, made) => ({
    ...flatInLaSoukra,
    details: details(made),
  }));
  await estimated(request, person, properties);
}

/** Ends a session on the server alone, as time or a sign-out elsewhere would. */
export async function endSession(request: APIRequestContext, token: string) {
  await request.post('/api/auth/logout', {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: {},
  });
}

/** Waits until the server refuses the token: nobody on the screen waits for that. */
export async function expectSessionEnded(request: APIRequestContext, token: string) {
  const authorization = `Bearer ${token}`;
  const check = () => request.get('/api/auth/session', { headers: { ...headers, authorization } });
  await expect.poll(async () => (await check()).status()).toBe(401);
}

/** Makes the codes sent to this person older, in the running product's database. */
export function ageCodes({ email }: Person, minutes: number) {
  const script = join(import.meta.dirname, '..', '..', 'db', 'src', 'testing', 'age-codes.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, email, String(minutes)], {
    encoding: 'utf8',
    env: { ...process.env, ...databaseEnvironment },
  });
  expect(status, stderr).toBe(0);
}

/** Puts another market in service, of the same figures, in the running product's database. */
export function anotherMarket() {
  const script = join(import.meta.dirname, '..', '..', 'db', 'src', 'testing', 'another-market.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, ...databaseEnvironment },
  });
  expect(status, stderr).toBe(0);
}
