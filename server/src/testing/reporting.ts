import type { Database } from '@soumdar/db';
import type { ServedMarket } from '../market/market-in-service.ts';
import { estimating, flat } from './estimating.ts';

export async function reporting(database: Database, market: ServedMarket) {
  const owner = await estimating(database, market);
  const { server, token } = owner;
  const download = (id: string, as = token, query = '') =>
    server.call(`/api/user/estimations/${id}/report.pdf${query}`, { token: as });
  const check = (number: string, amount: number, from?: string) =>
    server.call('/api/reports/check', { body: { number, amount }, ...(from && { from }) });
  const estimated = (await owner.calculate(flat)).body.data;
  const reportsOf = async (id: string) =>
    (await owner.exported()).body.data.estimations.find((one: { id: string }) => one.id === id).reports;
  const numberOf = async (id: string): Promise<string> => (await reportsOf(id))[0].number;
  return {
    ...owner,
    id: estimated.id as string,
    price: estimated.estimation.netPrice as number,
    rent: estimated.estimation.monthlyRent as number,
    download,
    check,
    reportsOf,
    numberOf,
  };
}
