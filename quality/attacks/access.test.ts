import { beforeAll, describe, expect, it } from 'vitest';
import { flat, manualRequest, newPerson, type Member } from './stage/people.ts';
import { openStage, type Stage } from './stage/stage.ts';

let stage: Stage;
let owner: Member;
let stranger: Member;
let estimate: string;
let request: string;
let share: { id: string; url: string };
beforeAll(async () => {
  stage = await openStage();
  await stage.product.ready();
  owner = await stage.signUp({ ...newPerson(), full_name: 'Zoubeida Essecrète' });
  stranger = await stage.signUp();
  estimate = (await owner.post('/api/estimation/calculate', flat)).body.data.id;
  share = (await owner.post(`/api/user/estimations/${estimate}/shares`, {})).body.data;
  request = (await owner.post('/api/manual-estimation', manualRequest)).body.data.id;
  return () => stage.close();
});

/** Makes a call given as `GET /path`. */
function make(call: string, by: Member, body: object = {}) {
  const [method = '', path = ''] = call.split(' ');
  return by.call(method, path, method === 'GET' ? {} : { body });
}

describe('another account', () => {
  it('is shown nothing of what somebody keeps, who is shown it', async () => {
    for (const [list, stored] of [
      ['user/estimations', estimate],
      ['user/shares', share.id],
      ['manual-estimation', request],
      ['user/export', estimate],
      ['user/profile', owner.email],
    ] as const) {
      expect((await owner.get(`/api/${list}`)).text).toContain(stored);
      const { status, text } = await stranger.get(`/api/${list}`);
      expect(status).toBe(200);
      for (const theirs of [estimate, share.id, request, owner.email, owner.phone, owner.full_name]) {
        expect(text).not.toContain(theirs);
      }
    }
  });
});

describe('a link to an estimate', () => {
  const notFound = { status: 404, body: { error: 'Not found' } };

  it('is made, and revoked, by nobody but its owner', async () => {
    for (const call of [
      `POST /api/user/estimations/${estimate}/shares`,
      `DELETE /api/user/shares/${share.id}`,
      'DELETE /api/user/shares/%00',
    ])
      expect(await make(call, stranger)).toMatchObject(notFound);
    expect(await stage.query(`select id from shares where estimation_id = '${estimate}'`)).toHaveLength(1);
  });

  it('opens by its token alone, and tells nobody whose it is', async () => {
    const token = share.url.split('/').at(-1)!;
    const anybody = stage.visitor();
    const { status, text } = await anybody.get(`/api/shares/${token}`);
    expect(status).toBe(200);
    for (const theirs of [estimate, share.id, owner.email, owner.phone, owner.full_name])
      expect(text).not.toContain(theirs);
    for (const guess of [share.id, estimate, token.slice(1), `${token}x`, token.toUpperCase(), '%25', 'null'])
      expect(await anybody.get(`/api/shares/${guess}`)).toMatchObject(notFound);
  });
});

describe('the experts’ area', () => {
  it('is closed to an account without the role, however it calls', async () => {
    const expert = await stage.expert();
    expect((await expert.get('/api/experts/requests')).text).toContain(request);
    for (const call of [
      'GET /api/experts/requests',
      'GET /api/experts/requests.csv',
      `GET /api/experts/requests/${request}`,
      `POST /api/experts/requests/${request}/moves`,
      'GET /api/experts/offers.csv',
      'GET /api/experts/privacy-requests/',
      'GET //api/experts/figures',
      'GET /API/experts/figures',
      'GET /api/user/../experts/figures',
    ]) {
      const { status, text } = await make(call, stranger, { action: 'take', revision: 0 });
      expect([403, 404]).toContain(status);
      expect(text).not.toContain(owner.full_name);
    }
    const stored = await stage.query(
      `select status, assigned_to from manual_requests where id = '${request}'`,
    );
    expect(stored).toEqual([{ status: 'pending', assigned_to: null }]);
  });

  it('opens to no field by which an account would give itself the role', async () => {
    const uninvited = { role: 'expert', is_expert: true, phone_verified_at: '2020-01-01', id: owner.email };
    const guest = await stage.signUp({ ...newPerson(), ...uninvited });
    expect((await guest.patch('/api/user/profile', { ...uninvited, full_name: 'Autre' })).status).toBe(200);
    const answer = await guest.get('/api/experts/requests');
    expect(answer).toMatchObject({ status: 403, body: { error: 'Experts only' } });
  });

  it('is told of a request in its own words alone', async () => {
    const guest = await stage.signUp();
    const planted = { id: request, account_id: owner.email, status: 'completed', manual_result: 1 };
    const made = await guest.post('/api/manual-estimation', { ...manualRequest, ...planted });
    const stored = await stage.query(
      `select manual_requests.id, status, manual_result, email
       from manual_requests join accounts on accounts.id = account_id where email <> '${owner.email}'`,
    );
    const { id } = made.body.data;
    expect(stored).toEqual([{ id, status: 'pending', manual_result: null, email: guest.email }]);
  });
});

describe('a session', () => {
  const refused = { status: 401, body: { error: 'Invalid or expired token' } };
  const check = (headers: Record<string, string>, path = '/api/auth/session') =>
    stage.visitor().call('GET', path, { headers });

  it('is opened by no token but its own, sent as such', async () => {
    const { token } = owner;
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [
      'x',
      `${token}x`,
      token.slice(1),
      token.toUpperCase(),
      `${token},${token}`,
      `${none}.e30.`,
    ];
    for (const guess of [...forged, "' or '1'='1", '%00', '0'.repeat(4000)]) {
      expect(await check({ authorization: `Bearer ${guess}` })).toMatchObject(refused);
    }
    expect(await check({ authorization: `Basic ${token}` })).toMatchObject(refused);
    expect(await check({ cookie: `token=${token}` })).toMatchObject(refused);
    expect(await check({}, `/api/auth/session?token=${token}`)).toMatchObject(refused);
    expect((await check({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('that was ended is ended for whoever has its token', async () => {
    const { email, password } = stranger;
    const { token } = (await stranger.post('/api/auth/login', { email, password })).body.data;
    const thief = stage.visitor(undefined, token);
    expect((await thief.get('/api/auth/session')).status).toBe(200);
    expect((await stage.visitor(undefined, token).post('/api/auth/logout', {})).status).toBe(200);
    expect(await thief.get('/api/auth/session')).toMatchObject(refused);
    expect(await thief.post('/api/estimation/calculate', flat)).toMatchObject(refused);
    expect((await stranger.get('/api/auth/session')).status).toBe(200);
  });
});
