import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Member } from './stage/people.ts';
import { openStage, type Stage } from './stage/stage.ts';

let stage: Stage;
let somebody: Member;
beforeAll(async () => {
  stage = await openStage({ LIMIT_LOGINS_PER_ADDRESS_HOUR: '1000' });
  somebody = await stage.signUp();
  // learning the market uses processor time too, so wait for its end
  await stage.product.ready();
  return () => stage.close();
});

const times = <T>(count: number, call: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => call(turn)));

/** What other users get meanwhile: the health check and the check of a session. */
const others = () => Promise.all([stage.visitor().get('/healthz'), somebody.get('/api/auth/session')]);

describe('searches made to be slow', () => {
  const search = (q: string) => stage.visitor().get(`/api/places?q=${encodeURIComponent(q)}`);
  /** Processor seconds that the product used for forty searches at once. */
  async function costOf(q: string): Promise<number> {
    const before = await processorSeconds();
    const [answers, [health, session]] = await Promise.all([times(40, () => search(q)), others()]);
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect([health.status, session.status]).toEqual([200, 200]);
    return (await processorSeconds()) - before;
  }
  async function processorSeconds(): Promise<number> {
    const text = await (await fetch(`${stage.address}/metrics`)).text();
    return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)![1]);
  }

  /** The least of three measurements, because other work of the process is included in each. */
  async function leastCostOf(q: string): Promise<number> {
    return Math.min(await costOf(q), await costOf(q), await costOf(q));
  }

  let plain: number;
  beforeAll(async () => {
    plain = await leastCostOf('la marsa');
  });

  it.each([
    ['of one syllable over and over', 'al '.repeat(33)],
    ['of eight towns misspelt', 'manoubax bizertea kairouann monastirr mahdiaxa sfaxaaa zaghouann tatouinee'],
    ['of a hundred Arabic letters', 'تونس'.repeat(25)],
    ['of signs that stand for many letters each', '㌀'.repeat(30)],
  ])('%s cost the product hardly more than plain ones', async (_what, q) => {
    expect(await leastCostOf(q)).toBeLessThan(3 * plain);
  });
});

describe('positions asked for by the dozen', () => {
  const nameOf = (lat: number, lon: number, visitor = stage.visitor()) =>
    visitor.get(`/api/geocode/reverse?lat=${lat}&lon=${lon}&format=json`);

  it('by one address leave another its name', async () => {
    const flooder = stage.visitor();
    const flood = times(30, (turn) => nameOf(36 + turn / 100, 10.1, flooder));
    const [answers, named] = await Promise.all([flood, nameOf(36.8065, 10.1815)]);
    expect(named).toMatchObject({ status: 200, body: { display_name: 'Rue du Lac, Tunis' } });
    for (const { status } of answers) expect([200, 429, 502, 503]).toContain(status);
  });

  it.each([
    ['Paris', '48.8566', '2.3522'],
    ['nowhere', '91', '10'],
    ['no number', 'x', '10'],
    ['nothing', '', ''],
  ])('of %s are refused before the geocoder is asked', async (_where, lat, lon) => {
    const before = stage.outside.requests.length;
    const answer = await stage.visitor().get(`/api/geocode/reverse?lat=${lat}&lon=${lon}&format=json`);
    expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid coordinates' } });
    expect(stage.outside.requests).toHaveLength(before);
  });
});

describe('two hundred passwords at once', () => {
  it.each([
    ['logins', '/api/auth/login', [200, 401, 429]],
    ['registrations', '/api/auth/register', [201]],
  ])(
    'of %s are worked on or refused at once, and sessions are checked all the while',
    async (_what, path, done) => {
      const flood = times(200, () => stage.visitor().post(path, newPerson()));
      const [answers, sessions] = await Promise.all([
        flood,
        times(10, () => somebody.get('/api/auth/session')),
      ]);
      expect(sessions.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const refused = answers.filter(({ status }) => !done.includes(status));
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(200);
      for (const answer of refused) {
        expect(answer).toMatchObject({ status: 503, body: { error: 'Server busy', code: 'server_busy' } });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await somebody.get('/api/auth/session')).status).toBe(200);
    },
  );
});
