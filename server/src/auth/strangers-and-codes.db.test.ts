import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { newestCode, verified, wrongCode } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const exhausted = { status: 429, body: { code: 'code_exhausted' } };
const asking = '198.51.100.1';
const failing = '198.51.100.2';

async function victimOf(server: TestServer) {
  const { email, phone, password } = await verified(server);
  const typed = async (digits: string, from: string) =>
    server.post('/api/auth/verify-reset-code', { email, code: digits }, { from });
  return {
    request: (from = asking, devices?: string[]) =>
      server.post('/api/auth/forgot-password', { email, devices }, { from }),
    type: async (from: string) => typed(await newestCode(server, phone), from),
    fail: async (from: string) => typed(wrongCode(await newestCode(server, phone)), from),
    device: async (): Promise<string> =>
      (await server.post('/api/auth/login', { email, password })).body.data.device,
    reset: async (from: string) =>
      server.post(
        '/api/auth/reset-password',
        { email, code: await newestCode(server, phone), newPassword: 'jasmin-et-citronnier' },
        { from },
      ),
  };
}

describeOnBothDatabases('a code for which one stranger asks and another fails', (database) => {
  it('is accepted where nobody failed, again and again', async () => {
    const server = await startTestServer(database());
    const victim = await victimOf(server);
    for (let round = 1; round <= 4; round += 1) {
      expect((await victim.request()).status).toBe(200);
      for (let wrong = 1; wrong <= 5; wrong += 1) {
        await victim.fail(failing);
        server.pass(30);
      }
      server.pass(30);
    }
    expect((await victim.request()).status).toBe(200);
    for (let wrong = 1; wrong <= 5; wrong += 1) await victim.fail(`198.51.100.2${wrong}`);
    expect(await victim.type('198.51.100.21')).toMatchObject({ status: 429 });
    expect((await victim.type('203.0.113.9')).status).toBe(200);
    expect((await victim.reset('203.0.113.9')).status).toBe(200);
  });

  it('is judged once for each further address, of which a wrong one is refused as before', async () => {
    const server = await startTestServer(database());
    const victim = await victimOf(server);
    await victim.request();
    for (let wrong = 1; wrong <= 5; wrong += 1) expect((await victim.fail(failing)).status).toBe(400);
    for (const from of ['203.0.113.9', '2001:db8:0:100::1']) {
      expect(await victim.fail(from)).toMatchObject(exhausted);
      expect(await victim.type(from)).toMatchObject(exhausted);
    }
    // of the same subscriber
    expect(await victim.type('2001:db8:0:1ff::1')).toMatchObject(exhausted);
    expect((await victim.type('203.0.113.10')).status).toBe(200);
  });

  it('takes twenty tries in all, five of them of whoever asked', async () => {
    const server = await startTestServer(database());
    const victim = await victimOf(server);
    await victim.request();
    for (let other = 1; other <= 15; other += 1) await victim.fail(`203.0.113.${other}`);
    expect(await victim.type('203.0.113.16')).toMatchObject(exhausted);
    expect((await victim.type(asking)).status).toBe(200);
    for (let wrong = 1; wrong <= 5; wrong += 1) expect((await victim.fail(asking)).status).toBe(400);
    expect(await victim.type(asking)).toMatchObject(exhausted);
  });

  it('waits at most half of its life, however many were wrong', async () => {
    const server = await startTestServer(database());
    const victim = await victimOf(server);
    await victim.request();
    for (let wrong = 1; wrong <= 5; wrong += 1) expect((await victim.fail(asking)).status).toBe(400);
    for (let more = 1; more <= 4; more += 1) {
      server.pass(300);
      expect((await victim.request()).status).toBe(200);
      expect((await victim.fail(asking)).status).toBe(400);
      server.pass(300);
      expect((await victim.fail(asking)).status).toBe(400);
    }
    expect((await victim.type(asking)).body.waitTime).toBe(300);
  });
});

describeOnBothDatabases('a code of an account for which strangers ask', (database) => {
  it('is sent to a device that signed in before, at once and twice an hour', async () => {
    const server = await startTestServer(database());
    const victim = await victimOf(server);
    const device = await victim.device();
    for (let stranger = 1; stranger <= 5; stranger += 1) {
      expect((await victim.request()).status).toBe(200);
      server.pass(180);
    }
    expect((await victim.request()).status).toBe(429);
    expect((await victim.request(asking, ['forged.9999999999999.mark'])).status).toBe(429);
    expect((await victim.request('203.0.113.9', [device])).status).toBe(200);
    expect(await victim.request('203.0.113.9', [device])).toMatchObject({ body: { waitTime: 180 } });
    server.pass(180);
    expect((await victim.request('203.0.113.9', [device])).status).toBe(200);
    server.pass(180);
    expect((await victim.request('203.0.113.9', [device])).status).toBe(429);
    expect((await victim.request()).status).toBe(429);
  });

  it('is one of fifteen a day, the last of them hours apart', async () => {
    const server = await startTestServer(database());
    const victim = await victimOf(server);
    const device = await victim.device();
    const ofDevice: number[] = [];
    const waits: number[] = [];
    let [sent, elapsed] = [0, 0];
    while (elapsed < 24 * 3600) {
      const { status, body } = await victim.request();
      if (status === 200) sent += 1;
      else {
        waits.push(body.waitTime);
        server.pass(body.waitTime);
        elapsed += body.waitTime;
      }
      if (status === 200 && sent === 12)
        ofDevice.push((await victim.request('203.0.113.9', [device])).status);
    }
    expect(ofDevice).toEqual([200]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(4 * 3600);
    expect(sent).toBe(15);
  });
});
