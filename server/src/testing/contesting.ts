import type { Database } from '@soumdar/db';
import { estimating, flat } from './estimating.ts';
import { expertSignedIn } from './experts.ts';
import { smallMarket } from './small-market.ts';

const market = smallMarket();

export const home = {
  address: 'Rue du Lac Léman, La Marsa',
  type: 'apartment',
  surface: 110,
  price: 400_000,
  date: '2025-11',
  kind: 'sold',
};
export const contest = {
  reasons: ['surface', 'comparable'],
  corrections: { surface: 120, condition: 'good' },
  message: 'Balcon oublié.',
  homes: [home, { ...home, address: 'https://example.tn/1', kind: 'asked' }],
  preferred_contact_method: 'phone',
};

/** An expert's answer. */
export const corrected = {
  verdict: 'corrected',
  finalPrice: 420_000,
  rangeLow: 400_000,
  rangeHigh: 450_000,
  comments: 'Le balcon compte.',
};

/** An owner with an estimate, an expert, and the calls that contest, answer and print it. */
export async function contesting(database: Database) {
  const owner = await estimating(database, market);
  const { server, token, calculate, exported } = owner;
  const expert = await expertSignedIn(server, database);
  const estimate = (await calculate(flat)).body.data;
  const path = `/api/user/estimations/${estimate.id}/contests`;
  const list = async (as = token) => server.call(path, { token: as });
  const newest = async () => (await list()).body.data.contests[0];
  return {
    ...owner,
    expert,
    estimate,
    path,
    list,
    newest,
    open: (body: object = {}, as = token) => server.post(path, { ...contest, ...body }, { token: as }),
    answer: async (body: object) => {
      const { id } = await newest();
      const { revision } = (await expert.get(`requests/${id}`)).body.data.request;
      return expert.move(id, { action: 'complete', revision, ...body });
    },
    start: async () => expert.move((await newest()).id, { action: 'start', revision: 0 }),
    report: () => server.call(`/api/user/estimations/${estimate.id}/report.pdf`, { token }),
    /** The number of its report. */
    print: async () => {
      await server.call(`/api/user/estimations/${estimate.id}/report.pdf`, { token });
      return (await exported()).body.data.estimations[0].reports[0].number as string;
    },
    check: async (number: string, amount: number) =>
      (await server.post('/api/reports/check', { number, amount })).body.data,
  };
}
