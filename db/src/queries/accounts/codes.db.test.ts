import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { insertOrLockAccount, setProvedContact, type ProvedContact } from './accounts.ts';
import { countVerifications } from './codes.ts';

const before = new Date('2026-03-02T10:00:00Z');
const now = new Date('2026-03-02T10:30:00Z');

describeOnBothDatabases('phones verified by their codes', (database) => {
  const prove = (contact: ProvedContact) =>
    database()
      .kysely.transaction()
      .execute(async (trx) => {
        const person = {
          full_name: 'Zohra',
          password_hash: 'none',
          registration: randomUUID(),
          locale: 'fr',
        } as const;
        const { account } = await insertOrLockAccount(trx, { ...person, ...contact }, before);
        await setProvedContact(trx, account.id, contact, now);
      });

  it('are counted without the accounts abroad, which their emails prove', async () => {
    await prove({ email: 'here@exemple.tn', phone: '+21620123456', phone_abroad: null });
    await prove({ email: 'abroad@exemple.tn', phone: null, phone_abroad: '+33612345678' });
    expect(await countVerifications(database().kysely, before)).toEqual({ sent: 0, verified: 1 });
  });
});
