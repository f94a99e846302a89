import { expect } from 'vitest';
import { newPerson, tokenOf, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Many may have one number. */
export function newPersonAbroad(): Person & { abroad: true } {
  return { ...newPerson(), phone: '+33612345678', abroad: true };
}

export async function emailedCode(server: TestServer, address: string): Promise<string> {
  const [newest] = await server.emailsTo(address);
  return /\b\d{6}\b/.exec(newest!.text)![0];
}

export async function registeredAbroad(server: TestServer, person = newPersonAbroad()) {
  const { body } = await server.post('/api/auth/register', person);
  const registration: string = body.data?.registration ?? body.registration;
  const sent = await server.post('/api/auth/send-verification-code', { email: person.email, registration });
  expect(sent.status).toBe(200);
  return { ...person, registration };
}

/** Signed in, with a verified email. */
export async function somebodyAbroad(server: TestServer, known = newPersonAbroad()) {
  const { registration, ...person } = await registeredAbroad(server, known);
  const { email, password } = person;
  const prove = (code: string, at = email) => server.post('/api/auth/verify-phone', { email: at, code });
  const first = await emailedCode(server, email);
  const verified = await server.post('/api/auth/verify-phone', { email, code: first, registration });
  expect(verified.status).toBe(200);
  const token = await tokenOf(server, person);
  const change = (body: object) =>
    server.call('/api/user/profile', { token, method: 'PATCH', body: { password, ...body } });
  const sendCode = () => server.post('/api/auth/send-verification-code', { email });
  return {
    person,
    token,
    change,
    sendCode,
    prove,
    profile: async () => (await server.call('/api/user/profile', { token })).body.data,
    recover: (at = email) => server.post('/api/auth/forgot-password', { email: at }),
    moveTo: async (newEmail: string) => {
      expect((await change({ email: newEmail })).status).toBe(200);
      expect((await sendCode()).status).toBe(200);
      expect((await prove(await emailedCode(server, newEmail))).status).toBe(200);
    },
  };
}
