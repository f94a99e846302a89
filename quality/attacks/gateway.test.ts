import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gateways } from './stage/outside.ts';
import { newPerson } from './stage/people.ts';
import { openStage, type Stage } from './stage/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    LIMIT_CODES_PER_ADDRESS_HOUR: '1000',
    LIMIT_REGISTRATIONS_PER_ADDRESS_HOUR: '1000',
  });
  return () => stage.close();
});
afterEach(async () => {
  stage.outside.gateway = gateways.takes;
  await stage.pass(3600);
  // a message that goes through ends the pause in sending that the failures caused
  await (await pending()).send();
});

/** Registers somebody, with a new phone unless one is given, who can then have codes sent. */
async function pending(phone = newPerson().phone) {
  const person = { ...newPerson(), phone };
  const { email } = person;
  const visitor = stage.visitor();
  const { body } = await visitor.post('/api/auth/register', person);
  const { registration } = body.data;
  return {
    send: () => visitor.post('/api/auth/send-verification-code', { email, registration }),
    reached: () => stage.outside.messagesTo(phone).length,
  };
}

const smsServiceError = { status: 502, body: { error: 'SMS service error', code: 'sms_service_error' } };

describe.each<[keyof typeof gateways, { tags?: string[] }]>([
  ['answers500', {}],
  ['cuts', {}],
  // long: the product waits until its timeout
  ['hangs', { tags: ['long'] }],
])('a gateway that %s', (trouble, options) => {
  it('gets one code for an account in 180 seconds, and whoever asks is told the wait', options, async () => {
    const { send, reached } = await pending();
    stage.outside.gateway = gateways[trouble];
    const failed = await send();
    const { waitTime } = failed.body;
    expect(failed).toMatchObject(smsServiceError);
    expect(failed.headers.get('retry-after')).toBe(String(waitTime));
    // the wait counts from when the gateway was called
    expect(waitTime).toBeGreaterThan(100);
    expect(waitTime).toBeLessThanOrEqual(180);
    const pressed = await Promise.all([send(), send(), send()]);
    expect(pressed.map(({ status }) => status)).toEqual([429, 429, 429]);
    await stage.pass(100);
    expect((await send()).body.waitTime).toBeLessThanOrEqual(80);
    expect(reached()).toBe(1);
  });
});

describe('a gateway in trouble', () => {
  it('gets five codes for a phone in an hour, under however many accounts', async () => {
    const { phone } = newPerson();
    stage.outside.gateway = gateways.answers500;
    for (let accounts = 0; accounts < 7; accounts += 1) {
      const { send } = await pending(phone);
      expect((await send()).status).toBeGreaterThanOrEqual(429);
      await stage.pass(180);
    }
    const reached = stage.outside.messagesTo(phone).length;
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThanOrEqual(5);
  });

  it('is left alone for a while once it failed again and again, and people are told the wait', async () => {
    stage.outside.gateway = gateways.answers500;
    const people = await Promise.all(Array.from({ length: 8 }, () => pending()));
    const answers = [];
    for (const { send } of people) answers.push(await send());
    const spared = answers.filter((_, at) => people[at]!.reached() === 0);
    expect(spared.length).toBeGreaterThan(0);
    expect(spared.at(-1)).toBe(answers.at(-1));
    for (const answer of spared) {
      expect(answer).toMatchObject(smsServiceError);
      expect(answer.body.waitTime).toBeGreaterThan(0);
    }
  });

  it('that refuses in words of its own makes nobody wait', async () => {
    const { send, reached } = await pending();
    stage.outside.gateway = gateways.refuses;
    for (let refusals = 1; refusals <= 3; refusals += 1) {
      const refused = await send();
      expect(refused).toMatchObject(smsServiceError);
      expect(refused.body).not.toHaveProperty('waitTime');
      expect(reached()).toBe(refusals);
    }
    stage.outside.gateway = gateways.takes;
    expect((await send()).status).toBe(200);
  });
});
