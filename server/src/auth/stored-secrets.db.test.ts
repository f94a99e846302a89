import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { newestCode, tokenOf, verified } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('secrets', (database) => {
  it('are kept as hashes only, and personal data is in no log', async () => {
    const server = await startTestServer(database(), { environment: { LOG_LEVEL: 'trace' } });
    const person = await verified(server);
    const token = await tokenOf(server, person);
    await server.post('/api/auth/login', { ...person, password: 'not this one' });
    await server.call('/api/geocode/reverse?lat=36.8123&lon=10.1234&nonsense=1', { token });
    await server.call('/nowhere/36.8123?email=somebody@example.tn');
    await server.post('/api/auth/forgot-password', { email: person.email });
    const code = await newestCode(server, person.phone);

    const { kysely } = database();
    const account = await kysely
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const mine = (table: 'sessions' | 'codes') =>
      kysely
        .selectFrom(table as 'sessions')
        .selectAll()
        .where('account_id', '=', account.id)
        .execute();
    const stored = JSON.stringify([account, await mine('sessions'), await mine('codes')]);
    for (const secret of [person.password, token, code]) expect(stored).not.toContain(secret);

    const log = server.log.join('\n');
    expect(log).toContain('/api/auth/login');
    const { email, password, phone, full_name } = person;
    const personal = [
      email,
      password,
      phone,
      phone.slice(4),
      full_name,
      token,
      code,
      '36.8123',
      '10.1234',
      'nonsense',
    ];
    for (const value of personal) expect(log).not.toContain(value);
  });
});
