import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiErrors } from '@soumdar/contract';
import type { Database } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { unmatchableHash } from '../auth/secrets.ts';
import { openSession } from '../auth/sessions.ts';
import type { ServedMarket } from '../market/market-in-service.ts';
import { hostileCalls, operationsOf, type HostileCall } from '../testing/hostile-calls.ts';
import { closedAddress } from '@soumdar/listings/testing';
import { newPerson } from '../testing/people.ts';
import { ownedFlat } from '../testing/personal.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';
import { startTestServer, type Answer, type TestServer } from '../testing/test-server.ts';

/**
 * Per operation and kind of visitor; a search over hours sets FUZZ_RUNS, and FUZZ_SEED to search elsewhere.
 */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 3);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const longestAnswerMs = 20_000;

/** Another person's data, which only experts may see. */
const secret = { full_name: 'Zoubeida Essecrète', localisation: 'Impasse du Jardin Caché' };
/** Words of our inside that an answer never holds. */
const inside =
  /\bat .{1,80}\.[mc]?[jt]s:\d|node_modules|kysely|pglite|SQLSTATE|relation "|column "|\$argon2id|token_hash/i;
const codes: string[] = Object.values(apiErrors).map(({ code }) => code);
const visitors = ['nobody', 'user', 'expert'] as const;

describeOnBothDatabases('whatever is sent to the API', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  async function start() {
    const environment = Object.fromEntries(
      ['CODES_PER_ADDRESS_HOUR', 'REGISTRATIONS_PER_ADDRESS_HOUR', 'LOGINS_PER_ADDRESS_HOUR'].map((limit) => [
        `LIMIT_${limit}`,
        '1000000',
      ]),
    );
    return startTestServer(database(), {
      market,
      environment: { ...environment, SMS_DAILY_CEILING: '1000000', GEOCODER_URL: await closedAddress() },
    });
  }

  it.each(visitors)(
    'by %s is answered in our words, soon, and lets nothing out',
    { timeout: 0 },
    async (visitor) => {
      const server = await start();
      const victim = await somebody(database(), server, { full_name: secret.full_name });
      const estimated = await server.post(
        '/api/estimation/calculate',
        { ...ownedFlat, localisation: secret.localisation },
        victim,
      );
      const request = { ...ownedFlat, localisation: secret.localisation, preferred_contact_method: 'both' };
      const made = await server.post(
        '/api/manual-estimation',
        { ...request, preferred_contact_time: 'evening' },
        victim,
      );
      expect(made.status).toBe(201);
      const { body: description } = await server.call('/api/docs/json');

      for (const operation of operationsOf(description)) {
        const caller = await somebody(database(), server, { role: visitor === 'expert' ? 'expert' : 'user' });
        const known = {
          email: [caller.email, victim.email, newPerson().email],
          phone: [newPerson().phone, victim.phone],
          id: [made.body.data.id, estimated.body.data.id],
          location: [lakeside],
          surface: [100],
          code: ['123456'],
          password: ['olivier-centenaire'],
          newPassword: ['jasmin-de-nuit'],
          type: ['apartment'],
          revision: [0, 1],
        };
        await fc.assert(
          fc.asyncProperty(hostileCalls(operation, known), async (call) => {
            // past the limits by the hour, which are not the subject here
            server.pass(3600);
            const answer = await answerTo(server, call, visitor === 'nobody' ? undefined : caller.token);
            expect(
              complaintAbout(answer, visitor === 'expert' ? [] : [...Object.values(secret), victim.phone]),
            ).toBeUndefined();
          }),
          { numRuns, seed, endOnFailure: true },
        );
      }
      const rows = await database()
        .kysely.selectFrom('accounts')
        .selectAll()
        .where('id', '=', victim.id)
        .executeTakeFirstOrThrow();
      expect(rows).toMatchObject({ full_name: secret.full_name, phone: victim.phone, role: 'user' });
    },
  );
});

/** With a session and no password: nobody gets in by guessing, and none is hashed. */
async function somebody(
  { kysely }: Database,
  { services }: TestServer,
  who: { full_name?: string; role?: 'user' | 'expert' },
) {
  const { email, full_name, phone } = newPerson();
  const now = services.clock();
  const id = randomUUID();
  await kysely
    .insertInto('accounts')
    .values({
      id,
      email,
      full_name,
      phone,
      ...who,
      password_hash: unmatchableHash,
      phone_verified_at: now,
      created_at: now,
    })
    .execute();
  return { id, email, phone, token: await openSession(kysely, id, true, now) };
}

async function answerTo(server: TestServer, call: HostileCall, token: string | undefined): Promise<Answer> {
  const { method, url, body } = call;
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...call.headers };
  const answer = server.call(url, { method, headers, ...(body !== undefined && { body }) });
  const late = wait(longestAnswerMs, undefined, { ref: false });
  return (await Promise.race([answer, late])) ?? Promise.reject(new Error('no answer'));
}

function complaintAbout({ status, headers, text, body }: Answer, secrets: string[]): string | undefined {
  if (status >= 500 && body?.code !== 'geocoder_unavailable') return `${status} ${text}`;
  if (status >= 400 && !(body?.success === false && codes.includes(body.code)))
    return `not our words: ${text}`;
  if (status >= 400 && inside.test(text)) return `tells of our inside: ${text}`;
  if (headers['set-cookie'] !== undefined) return 'sets a cookie';
  return secrets.some((value) => text.includes(value)) ? `tells of somebody else: ${text}` : undefined;
}
