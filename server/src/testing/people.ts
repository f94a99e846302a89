import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

export interface Person {
  email: string;
  password: string;
  full_name: string;
  phone: string;
}

let people = 0;

/** Somebody nobody knows yet, with a phone of their own. */
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

/** The digits of the newest message to a phone. */
export async function newestCode(server: TestServer, phone: string): Promise<string> {
  const [newest] = await server.messagesTo(phone);
  return /\d{6}/.exec(newest!.text)![0];
}

export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Registers somebody and has their code sent. */
export async function registered(server: TestServer, person = newPerson()): Promise<Person> {
  await server.post('/api/auth/register', person);
  const sent = await server.post('/api/auth/send-verification-code', { email: person.email });
  expect(sent.status).toBe(200);
  return person;
}

/** Somebody whose phone is verified. */
export async function verified(server: TestServer, person = newPerson()): Promise<Person> {
  await registered(server, person);
  const code = await newestCode(server, person.phone);
  const answer = await server.post('/api/auth/verify-phone', { email: person.email, code });
  expect(answer.status).toBe(200);
  return person;
}

export async function tokenOf(server: TestServer, person: Person, remember = false): Promise<string> {
  const { email, password } = person;
  const answer = await server.post('/api/auth/login', { email, password, remember });
  expect(answer.status).toBe(200);
  return answer.body.data.token;
}
