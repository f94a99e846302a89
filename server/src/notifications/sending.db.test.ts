import { text as readAll } from 'node:stream/consumers';
import { takeDueNotification } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { localService } from '@soumdar/listings/testing';
import { beforeEach, expect, it } from 'vitest';
import { secondsAfter } from '../process/clock.ts';
import { NotTakenError, UnreachedError } from '../sending/errors.ts';
import type { SendSms } from '../sms/message.ts';
import { sendSmsWithinCeiling } from '../sms/send-within-ceiling.ts';
import { forgetNotices, noticeScene } from '../testing/notice-scene.ts';

const minute = 60;
const hour = 60 * minute;

describeOnBothDatabases('a notice', (database) => {
  beforeEach(() => forgetNotices(database()));
  const scene = (environment?: Record<string, string>) => noticeScene(database(), environment);

  it('that the gateway refuses is tried again, ever later, and given up with an alert', async () => {
    const { server, owner, queueForOwner, send, stored, alerts } = await scene();
    await queueForOwner('completed');
    let tries = 0;
    const refusing: SendSms = async () => {
      tries += 1;
      throw new NotTakenError('the gateway is closed');
    };
    await send(refusing);
    for (const wait of [minute, 10 * minute, hour, 4 * hour]) {
      const before = tries;
      server.pass(wait - 1);
      await send(refusing);
      expect(tries).toBe(before);
      server.pass(1);
      await send(refusing);
      expect(tries).toBe(before + 1);
    }
    expect(await stored()).toMatchObject([
      { status: 'failed', attempts: 5, last_error: 'the gateway is closed' },
    ]);
    expect(alerts()).toHaveLength(1);
    server.pass(24 * hour);
    await send();
    expect(await owner.notices()).toEqual([]);
  });

  it('is sent by a later try when the gateway is back', async () => {
    const { server, owner, queueForOwner, send, stored } = await scene();
    await queueForOwner('completed');
    await send(() => Promise.reject(new NotTakenError('closed')));
    server.pass(minute);
    await send();
    expect(await owner.notices()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
  });

  it('that may have been sent is not sent again', async () => {
    const { server, owner, queueForOwner, send, stored, alerts } = await scene();
    await queueForOwner('completed');
    await send(() => Promise.reject(new Error('the answer was lost')));
    server.pass(24 * hour);
    await send();
    expect(await owner.notices()).toEqual([]);
    expect(await stored()).toMatchObject([{ status: 'failed', attempts: 1 }]);
    expect(alerts()).toHaveLength(1);
  });

  it('under way when its process was killed is not sent again, and raises an alert', async () => {
    const { server, services, owner, queueForOwner, send, stored, alerts } = await scene();
    await queueForOwner('completed');
    const now = services.clock();
    await takeDueNotification(database().kysely, now, secondsAfter(now, 10 * minute));
    await send();
    expect(await stored()).toMatchObject([{ status: 'sending' }]);
    server.pass(10 * minute);
    await send();
    expect(await stored()).toMatchObject([{ status: 'failed', last_error: 'interrupted' }]);
    expect(await owner.notices()).toEqual([]);
    expect(alerts()).toHaveLength(1);
  });

  it('waits no longer for its next try when the clock is set back', async () => {
    const { server, owner, queueForOwner, send, stored } = await scene();
    await queueForOwner('completed');
    server.pass(-6 * hour);
    let tries = 0;
    const refusing: SendSms = async () => {
      tries += 1;
      throw new NotTakenError('the gateway is closed');
    };
    await send(refusing);
    server.pass(-6 * hour);
    await send(refusing);
    server.pass(10 * minute - 1);
    await send(refusing);
    expect(tries).toBe(2);
    server.pass(1);
    await send();
    expect(await owner.notices()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 3 }]);
  });

  it('under way when the clock was set back counts as interrupted', async () => {
    const { server, services, queueForOwner, send, stored } = await scene();
    await queueForOwner('completed');
    const now = services.clock();
    await takeDueNotification(database().kysely, now, secondsAfter(now, 10 * minute));
    server.pass(-6 * hour);
    await send();
    expect(await stored()).toMatchObject([{ status: 'failed', last_error: 'interrupted' }]);
  });

  it('held back by the ceiling of the day is sent when the day is over', async () => {
    const codes = 2;
    const { server, owner, queueForOwner, send, stored } = await scene({ SMS_DAILY_CEILING: String(codes) });
    await queueForOwner('completed');
    for (const _quarter of [1, 2, 3, 4]) {
      await send();
      expect(await stored()).toMatchObject([{ status: 'queued', attempts: 0 }]);
      server.pass(6 * hour);
    }
    await send();
    expect(await owner.notices()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it('held back by a pause of the gateway is sent when the pause is over', async () => {
    const { server, services, owner, queueForOwner, send, stored } = await scene();
    await queueForOwner('completed');
    const unreachable = { ...services, sendSms: () => Promise.reject(new UnreachedError('no gateway')) };
    for (let trouble = 1; trouble <= 5; trouble += 1) {
      const sending = sendSmsWithinCeiling(unreachable, 'atOnce', { to: owner.phone, text: 'lost' });
      await expect(sending).rejects.toThrow(UnreachedError);
    }
    await send();
    expect(await owner.notices()).toEqual([]);
    expect(await stored()).toMatchObject([{ status: 'queued', attempts: 0 }]);
    server.pass(10 * minute);
    await send();
    expect(await owner.notices()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it('is posted to the experts’ webhook where there is one, until it is taken, always under one id', async () => {
    const posted: { id: string; notice: string; text: string }[] = [];
    const webhook = await localService(async (request, response) => {
      posted.push(JSON.parse(await readAll(request)));
      response.writeHead(posted.length < 3 ? 500 : 200).end();
    });
    const { server, services, expert, queueForExperts, send } = await scene({ EXPERTS_WEBHOOK: webhook });
    await queueForExperts('request_received');
    await send();
    server.pass(minute);
    // a process killed while it posts
    const now = services.clock();
    await takeDueNotification(database().kysely, now, secondsAfter(now, 10 * minute));
    server.pass(10 * minute);
    await send();
    server.pass(hour);
    await send();
    await send();
    expect(posted).toHaveLength(3);
    expect(posted[2]).toMatchObject({ notice: 'request_received', text: expect.stringContaining('villa') });
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
    expect(await expert.notices()).toEqual([]);
  });
});
