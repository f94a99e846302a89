import type { Database } from '@soumdar/db';
import { newPerson, tokenOf, verified } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Signed in for weeks, under a name that no user has. */
export async function expertSignedIn(server: TestServer, { kysely }: Database) {
  const person = await verified(server, { ...newPerson(), full_name: 'Sami Trabelsi' });
  const { id } = await kysely
    .updateTable('accounts')
    .set({ role: 'expert' })
    .where('email', '=', person.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await tokenOf(server, person, true);
  return {
    person,
    id,
    token,
    get: (path: string) => server.call(`/api/experts/${path}`, { token }),
    move: (requestId: string, body: object) =>
      server.post(`/api/experts/requests/${requestId}/moves`, body, { token }),
    note: (requestId: string, body: object, headers: Record<string, string> = {}) =>
      server.post(`/api/experts/requests/${requestId}/notes`, body, { token, headers }),
  };
}

export type SignedInExpert = Awaited<ReturnType<typeof expertSignedIn>>;
