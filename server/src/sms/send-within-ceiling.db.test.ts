import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { SmsNotTakenError, type SendSms } from './message.ts';
import { sendWithinCeiling } from './send-within-ceiling.ts';

const to = '+21620123478';

describeOnBothDatabases('every SMS', (database) => {
  async function outside(ceiling: number) {
    const server = await startTestServer(database(), { environment: { SMS_DAILY_CEILING: String(ceiling) } });
    await database().kysely.deleteFrom('limits').execute();
    const asked: string[] = [];
    return {
      asked,
      send: (phone: string, answer: SendSms = async () => {}, urgency: 'atOnce' | 'mayWait' = 'atOnce') =>
        sendWithinCeiling(
          { ...server.services, sendSms: (sms) => (asked.push(sms.to), answer(sms)) },
          urgency,
          { to: phone, text: 'Soumdar : essai.' },
        ),
    };
  }

  it.each([
    ['abroad', '+33612345678'],
    ['a landline', '+21671123456'],
    ['a premium one', '+21688123456'],
    ['a mobile of a prefix that is not allowed', '+21657123456'],
    ['too long', '+216201234789'],
    ['national', '20123478'],
  ])(
    'to a number %s is refused before the gateway is asked, and counts for nothing',
    async (_what, phone) => {
      const { send, asked } = await outside(1);
      await expect(send(phone)).rejects.toBeInstanceOf(SmsNotTakenError);
      expect(asked).toEqual([]);
      await send(to);
      expect(asked).toEqual([to]);
    },
  );

  it('is certainly not sent when the database cannot count it', async () => {
    const { send, asked } = await outside(1);
    await database().kysely.schema.alterTable('limits').renameTo('limits_away').execute();
    const sent = send(to).finally(() =>
      database().kysely.schema.alterTable('limits_away').renameTo('limits').execute(),
    );
    await expect(sent).rejects.toBeInstanceOf(SmsNotTakenError);
    expect(asked).toEqual([]);
  });

  it('is refused once the ceiling of the day is reached', async () => {
    const { send, asked } = await outside(2);
    await send(to);
    await send(to);
    await expect(send(to)).rejects.toBeInstanceOf(SmsNotTakenError);
    expect(asked).toHaveLength(2);
  });

  it("an SMS that may wait leaves a quarter of the day's ceiling to the others", async () => {
    const { send, asked } = await outside(4);
    const notify = () => send(to, undefined, 'mayWait');
    for (let notice = 1; notice <= 3; notice += 1) await notify();
    await expect(notify()).rejects.toThrow('ceiling');
    await send(to);
    await expect(send(to)).rejects.toThrow('ceiling');
    expect(asked).toHaveLength(4);
  });

  it('counts unless the gateway says that it did not take it', async () => {
    const { send, asked } = await outside(1);
    await expect(send(to, () => Promise.reject(new SmsNotTakenError('closed')))).rejects.toThrow('closed');
    await expect(send(to, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
    await expect(send(to)).rejects.toThrow('ceiling');
    expect(asked).toHaveLength(2);
  });
});
