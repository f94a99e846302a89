import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

export interface Person {
  email: string;
  password: string;
  full_name: string;
  phone: string;
}

let people = 0;

export function newPerson(): Person {
  people += 1;
  const number = process.pid * 100 + people;
  return {
    email: `person-${number}@example.tn`,
    password: 'olivier-centenaire',
    full_name: 'Leïla Ben Salah',
    phone: `+2162${String(number % 10_000_000).padStart(7, '0')}`,
  };
}

export async function newestCode(server: TestServer, phone: string): Promise<string> {
  const [newest] = await server.messagesTo(phone);
  return /\d{6}/.exec(newest!.text)![0];
}

export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** As many as an account takes in an hour over all networks. */
export async function guessFromEverywhere(server: TestServer, email: string): Promise<void> {
  for (let guesses = 0; guesses < 100; guesses += 1) {
    const from = `203.0.${guesses}.9`;
    const answer = await server.post('/api/auth/login', { email, password: 'not this one' }, { from });
    expect(answer.status).toBe(401);
  }
}

interface Registered extends Person {
  registration: string;
}

/** Replaces a pending registration of the same address. */
export async function register(server: TestServer, person = newPerson()): Promise<Registered> {
  const { body } = await server.post('/api/auth/register', person);
  return { ...person, registration: body.data?.registration ?? body.registration };
}

export async function registered(server: TestServer, person = newPerson()): Promise<Registered> {
  const { registration } = await register(server, person);
  const { email } = person;
  const sent = await server.post('/api/auth/send-verification-code', { email, registration });
  expect(sent.status).toBe(200);
  return { ...person, registration };
}

export async function verified(server: TestServer, person = newPerson()): Promise<Person> {
  const { registration } = await registered(server, person);
  const code = await newestCode(server, person.phone);
  const answer = await server.post('/api/auth/verify-phone', { email: person.email, code, registration });
  expect(answer.status).toBe(200);
  return person;
}

export async function tokenOf(server: TestServer, person: Person, remember = false): Promise<string> {
  const { email, password } = person;
  const answer = await server.post('/api/auth/login', { email, password, remember });
  expect(answer.status).toBe(200);
  return answer.body.data.token;
}

/** A code sets a new password in place of the useless one. */
export async function recoveredUser(
  server: TestServer,
  { email, phone }: Person,
  readCode = () => newestCode(server, phone),
) {
  expect((await server.post('/api/auth/forgot-password', { email })).status).toBe(200);
  const password = 'un-tout-nouveau-mot';
  const reset = { email, code: await readCode(), newPassword: password };
  expect((await server.post('/api/auth/reset-password', reset)).status).toBe(200);
  return (await server.post('/api/auth/login', { email, password })).body.data.user;
}
