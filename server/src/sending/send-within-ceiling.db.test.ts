import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { daySeconds } from '../process/clock.ts';
import { startTestServer } from '../testing/test-server.ts';
import { NotTakenError } from './errors.ts';
import { sendWithinCeiling, type Channel } from './send-within-ceiling.ts';

describeOnBothDatabases('every message', (database) => {
  beforeEach(() => database().kysely.deleteFrom('limits').execute());

  async function scene(most: number) {
    const { services, log } = await startTestServer(database());
    const outcomes: string[] = [];
    const channel: Channel = {
      gateway: 'sms',
      ceiling: { key: 'sms', most, windowSeconds: daySeconds },
      count: (outcome) => outcomes.push(outcome),
      refusal: 'smsServiceError',
      words: { oneMessage: 'an SMS', messages: 'SMS', thoseThatWait: 'notices', theGateway: 'the gateway' },
    };
    const send = (answer: () => Promise<void> = async () => {}, urgency: 'atOnce' | 'mayWait' = 'atOnce') =>
      sendWithinCeiling(services, channel, urgency, answer);
    const alerts = () => log.map((line) => JSON.parse(line)).filter(({ alert }) => alert);
    return { send, outcomes, alerts };
  }

  it('is certainly not sent when the database cannot count it', async () => {
    const { send, outcomes } = await scene(1);
    await database().kysely.schema.alterTable('limits').renameTo('limits_away').execute();
    const sent = send().finally(() =>
      database().kysely.schema.alterTable('limits_away').renameTo('limits').execute(),
    );
    await expect(sent).rejects.toBeInstanceOf(NotTakenError);
    expect(outcomes).toEqual([]);
  });

  it('is refused once the ceiling of the day is reached, with one alert an hour', async () => {
    const { send, outcomes, alerts } = await scene(2);
    await send();
    await send();
    await expect(send()).rejects.toBeInstanceOf(NotTakenError);
    await expect(send()).rejects.toThrow('the ceiling of the day is reached');
    expect(outcomes).toEqual(['sent', 'sent', 'ceiling', 'ceiling']);
    expect(alerts()).toMatchObject([
      { msg: 'The daily ceiling of 2 SMS is reached: none is sent any more.' },
    ]);
  });

  it("that may wait leaves a quarter of the day's ceiling to the others", async () => {
    const { send, outcomes } = await scene(4);
    const notify = () => send(undefined, 'mayWait');
    for (let notice = 1; notice <= 3; notice += 1) await notify();
    await expect(notify()).rejects.toThrow('ceiling');
    await send();
    await expect(send()).rejects.toThrow('ceiling');
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'ceiling', 'sent', 'ceiling']);
  });

  it('counts unless the gateway says that it did not take it', async () => {
    const { send, outcomes } = await scene(1);
    await expect(send(() => Promise.reject(new NotTakenError('closed')))).rejects.toThrow('closed');
    await expect(send(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
    await expect(send()).rejects.toThrow('ceiling');
    expect(outcomes).toEqual(['failed', 'unknown', 'ceiling']);
  });
});
