import { formatLongDate, type MarketFacts } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { readMarket } from '../../api/calls.ts';

let asked: ReturnType<typeof readMarket> | undefined;

/** The market in service, asked for once for the places that tell of it. Undefined until it is known, or when it cannot be. */
export function useTodaysMarket(): MarketFacts | undefined {
  const [market, setMarket] = useState<MarketFacts>();
  useEffect(() => {
    asked ??= readMarket();
    asked.then(
      ({ data }) => setMarket(data),
      () => (asked = undefined),
    );
  }, []);
  return market;
}

const weekly = { days: 8, text: 'Annonces actualisées chaque semaine' };
const msPerDay = 86_400_000;

/** How fresh the advertisements are: what is promised for each week is said only while it was kept. */
export function freshnessText(refreshedAt: string | null, now: number): string | null {
  if (refreshedAt === null) return null;
  const days = (now - Date.parse(refreshedAt)) / msPerDay;
  return days < weekly.days ? weekly.text : `Données du ${formatLongDate(refreshedAt)}`;
}
