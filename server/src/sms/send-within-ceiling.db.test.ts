import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { NotTakenError } from '../sending/errors.ts';
import { startTestServer } from '../testing/test-server.ts';
import { sendSmsWithinCeiling } from './send-within-ceiling.ts';

describeOnBothDatabases('an SMS', (database) => {
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
      const { services } = await startTestServer(database(), { environment: { SMS_DAILY_CEILING: '1' } });
      await database().kysely.deleteFrom('limits').execute();
      const requests: string[] = [];
      const send = (to: string) =>
        sendSmsWithinCeiling({ ...services, sendSms: async (sms) => void requests.push(sms.to) }, 'atOnce', {
          to,
          text: 'Soumdar : essai.',
        });
      await expect(send(phone)).rejects.toBeInstanceOf(NotTakenError);
      expect(requests).toEqual([]);
      const mobile = '+21620123478';
      await send(mobile);
      expect(requests).toEqual([mobile]);
    },
  );
});
