import { insertCode, type Database } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { newPerson } from '../testing/people.ts';
import { checkGuess, type Guess } from './try-code.ts';

const purpose = 'verify_phone';
const ip = '192.0.2.1';
const now = new Date('2026-03-02T10:00:00Z');

async function accountWithCodes(database: Database, howMany: number) {
  const { full_name, email, phone } = newPerson();
  const id = crypto.randomUUID();
  const account = { id, email, phone, full_name, password_hash: '', created_at: now };
  await database.kysely.insertInto('accounts').values(account).execute();
  const codeIds: string[] = [];
  for (let sent = 0; sent < howMany; sent += 1) {
    const sent_at = new Date(now.getTime() + sent * 1000);
    const code = {
      account_id: id,
      purpose,
      code_hash: '',
      asked_from: ip,
      from_known_device: false,
      sent_at,
      expires_at: new Date('2026-03-02T10:10:00Z'),
    } as const;
    codeIds.push(await database.kysely.transaction().execute((trx) => insertCode(trx, code)));
  }
  const judge = (guess: Guess) =>
    database.kysely
      .transaction()
      .execute((trx) => checkGuess(trx, id, purpose, guess, new Date(now.getTime() + 60_000)));
  return { codeIds, judge };
}

describeOnBothDatabases('a guess', (database) => {
  it('is right with the newest code only', async () => {
    const { codeIds, judge } = await accountWithCodes(database(), 2);
    const [old, newest] = codeIds;
    expect(await judge({ codeId: old!, matches: true, ip })).toEqual({ trouble: 'wrong' });
    expect(await judge({ codeId: newest!, matches: true, ip })).toBeUndefined();
  });

  // the first round opens the connections that the second one shares
  it.each([1, 2])(
    'is one of five, even when ten were compared before the first was judged (%i)',
    async () => {
      const { codeIds, judge } = await accountWithCodes(database(), 1);
      const guess = { codeId: codeIds[0]!, matches: false, ip };
      const judged = await Promise.all(Array.from({ length: 10 }, () => judge(guess)));
      expect(judged.filter((verdict) => verdict?.trouble === 'wrong')).toHaveLength(5);
      expect(await judge({ ...guess, matches: true })).toMatchObject({ trouble: 'exhausted' });
    },
  );
});
