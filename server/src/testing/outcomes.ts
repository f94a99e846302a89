import { createHash } from 'node:crypto';
import type { Database } from '@soumdar/db';
import { expertSignedIn } from './experts.ts';
import { tokenOf } from './people.ts';
import { somebodySignedIn } from './personal.ts';
import { smallMarket } from './small-market.ts';
import { startTestServer } from './test-server.ts';

const market = smallMarket();
export const sold = { kind: 'sold', price: 317_500, month: '2026-02', through: 'agency' };
export const png = (text = '') => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(text)]);
export const digestOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

/** Somebody with an estimate, who may state what became of it. */
export async function statingOwner(database: Database) {
  const server = await startTestServer(database, { market });
  const owner = await somebodySignedIn(server);
  // for weeks
  const token = await tokenOf(server, owner.person, true);
  const estimate = async (change?: object) => {
    const answer = await owner.estimate(change);
    return answer.body.data.id as string;
  };
  const id = await estimate();
  const path = (of = id) => `/api/user/estimations/${of}/outcome`;
  const state = (body: object = sold, of = id, as = token) =>
    server.call(path(of), { token: as, method: 'PUT', body });
  const erase = (of = id, as = token) => server.call(path(of), { token: as, method: 'DELETE' });
  const prove = (file: Buffer | string = png(), of = id, type = 'image/png', as = token) =>
    server.call(`${path(of)}/proof`, {
      token: as,
      method: 'PUT',
      body: file,
      headers: { 'content-type': type },
    });
  const record = async () =>
    (await server.call('/api/user/estimations', { token })).body.data.estimations.find(
      (one: { id: string }) => one.id === id,
    );
  return { server, owner, token, id, path, estimate, state, erase, prove, record };
}

export async function statingToExpert(database: Database) {
  const all = await statingOwner(database);
  const expert = await expertSignedIn(all.server, database);
  const proofs = async () => (await expert.get('proofs')).body.data.proofs;
  const judge = async (verdict: string, file: Buffer, id = all.id, read?: { sentAt: string }) => {
    const waiting = read ?? (await proofs()).find((proof: { id: string }) => proof.id === id);
    return all.server.post(
      `/api/experts/proofs/${id}/verdict`,
      { verdict, digest: digestOf(file), sentAt: waiting?.sentAt ?? new Date(0).toISOString() },
      { token: expert.token },
    );
  };
  return { ...all, expert, judge, proofs };
}
