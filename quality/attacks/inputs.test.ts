import { beforeAll, describe, expect, it } from 'vitest';
import { flat, manualRequest, newPerson, type Member } from './stage/people.ts';
import { openStage, type Stage } from './stage/stage.ts';

let stage: Stage;
let owner: Member;
let expert: Member;
beforeAll(async () => {
  stage = await openStage({ LIMIT_REGISTRATIONS_PER_ADDRESS_HOUR: '1000' });
  await stage.product.ready();
  [owner, expert] = [await stage.signUp(), await stage.expert()];
  return () => stage.close();
});

const script = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

describe('a script in a name and in a place', () => {
  it('is handed out as text in JSON, under a policy that would run none', async () => {
    const victim = await stage.signUp({ ...newPerson(), full_name: script });
    await victim.post('/api/estimation/calculate', { ...flat, localisation: script });
    await victim.post('/api/manual-estimation', { ...manualRequest, localisation: script });
    const read: [Member, string][] = [
      [victim, '/api/user/profile'],
      [victim, '/api/user/estimations'],
      [victim, '/api/manual-estimation'],
      [expert, '/api/experts/requests'],
    ];
    for (const [reader, path] of read) {
      const { status, headers, text, body } = await reader.get(path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toBe(text);
      expect(text).toContain('<script>');
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'self';(?!.*unsafe)/);
    }
  });

  it('is in no page, however its address carries it', async () => {
    for (const path of ['/search?q=', '/', '/property/', '/login?next='].map((begin) => begin + script)) {
      const page = await stage.visitor().call('GET', encodeURI(path), { headers: { accept: 'text/html' } });
      expect(page.text).toContain('<html');
      expect(page.text).not.toContain('alert(1)');
    }
  });
});

describe('SQL in a field', () => {
  it.each([`'; drop table accounts; --`, `' or '1'='1`, '\\', '$1 %s {0}', '%_%', 'a\u0000b', '\ud800'])(
    'is text or no value at all: %j',
    async (text) => {
      const visitor = stage.visitor();
      const { email, phone } = newPerson();
      const inAddress = encodeURIComponent(text.toWellFormed());
      const answers = [
        await visitor.post('/api/auth/register', { ...newPerson(), full_name: text }),
        await visitor.post('/api/auth/register', { ...newPerson(), email: text, phone }),
        await visitor.post('/api/auth/login', { email: text, password: text, devices: [text] }),
        await visitor.post('/api/auth/login', { email: owner.email, password: text }),
        await visitor.post('/api/auth/forgot-password', { email: text }),
        await visitor.post('/api/auth/verify-phone', { email, code: text, registration: text }),
        await visitor.post('/api/auth/undo-contact-change', { token: text }),
        await visitor.post('/api/reports/check', { number: text, amount: 1 }),
        await visitor.get(`/api/shares/${inAddress}`),
        await visitor.get(`/partage/${inAddress}`),
        await visitor.get(`/desinscription/${inAddress}`),
        await visitor.get(`/api/places?q=${inAddress}`),
        await owner.post('/api/manual-estimation', { ...manualRequest, localisation: text }),
        await owner.post('/api/user/privacy-requests', { kind: 'objection', message: text }),
        await owner.get(`/api/user/estimations?page=${inAddress}`),
        await expert.get(`/api/experts/requests?q=${inAddress}`),
        await expert.get(`/api/experts/requests/${inAddress}`),
      ];
      for (const { status, text: output } of answers) {
        expect(status).toBeLessThan(500);
        expect(output).not.toMatch(/syntax|relation|column|SQLSTATE|stack/);
      }
      expect(answers.map(({ body }) => body.data?.token)).not.toContain(expect.any(String));
      expect((await owner.get('/api/auth/session')).status).toBe(200);
    },
  );
});

describe('a mailbox spelt otherwise', () => {
  it.each([
    'v.ictim@gmail.com.',
    '"victim"@gmail.com',
    'victim(note)@gmail.com',
    'vic\u200btim@gmail.com',
    'victim@gm\u00adail.com',
    'victim\u0001@gmail.com',
    'víctim@gmail.com',
  ])('opens no account of which codes would count apart: %j', async (email) => {
    const answer = await stage.visitor().post('/api/auth/register', { ...newPerson(), email });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'email' }] } });
  });
});

describe('a body', () => {
  const post = (body: string) => owner.call('POST', '/api/manual-estimation', { body });
  const json = JSON.stringify(manualRequest);

  it.each<[string, string, number]>([
    ['larger than 64 KiB', JSON.stringify({ x: 'x'.repeat(65_536) }), 413],
    ['of arrays within arrays', '['.repeat(30_000) + ']'.repeat(30_000), 400],
    ['of objects within objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['with a prototype in it', json.replace('{', '{"__proto__":{"role":"expert"},'), 400],
    [
      'with a constructor’s prototype in it',
      json.replace('{', '{"constructor":{"prototype":{"role":"expert"}},'),
      400,
    ],
    ['that is no JSON', '{"a":', 400],
    ['with a number beyond numbers', json.replace('"surface":100', '"surface":1e999'), 400],
  ])('%s is refused in our words', async (_what, body, status) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status, body: { success: false, code: expect.any(String) } });
    expect((await owner.get('/api/experts/requests')).status).toBe(403);
  });

  it('with a key twice is taken by one of the two throughout', async () => {
    const [first, second] = [newPerson(), newPerson()];
    const { phone, email } = second;
    const twice = JSON.stringify(first).replace(/}$/, `,"phone":"${phone}","email":"${email}"}`);
    const visitor = stage.visitor();
    const { body } = await visitor.call('POST', '/api/auth/register', { body: twice });
    expect(body.data.maskedPhone.slice(-2)).toBe(phone.slice(-2));
    expect((await visitor.post('/api/auth/send-verification-code', { email })).status).toBe(200);
    expect(stage.outside.messagesTo(phone)).toHaveLength(1);
    expect(stage.outside.messagesTo(first.phone)).toHaveLength(0);
  });
});
