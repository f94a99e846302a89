import { findAccountByEmail } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { newPerson } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';
import { reserveCode } from './reserve-code.ts';

describeOnBothDatabases('a code', (database) => {
  // the first round opens the connections that the second one shares
  it.each([1, 2])('is kept once, even when ten are asked for at the same moment (%i)', async () => {
    const { post, services } = await startTestServer(database());
    const person = newPerson();
    await post('/api/auth/register', person);
    const account = await findAccountByEmail(database().kysely, person.email);
    const reserve = () =>
      reserveCode(services, account!.id, 'verify_phone', '', { ip: '192.0.2.1', isKnown: false });
    const reserved = await Promise.all(Array.from({ length: 10 }, reserve));
    expect(reserved.filter((code) => 'id' in code)).toHaveLength(1);
  });
});
