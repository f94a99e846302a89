import { type EurRate, type Transaction } from '@soumdar/contract';
import { datedEurosText, eurosRangeText, eurosText, eurRateNote } from '@soumdar/words/euros';
import { usePageData } from '../page-data.ts';
import { useMarketFacts } from './market-facts.ts';

/** Undefined where the site has none, and until it is known, but of a page whose data has it. */
export function useEurRate(): EurRate | undefined {
  const page = usePageData() as { eurRate?: EurRate } | undefined;
  return useMarketFacts()?.eurRate ?? page?.eurRate;
}

export function InEuros({
  side,
  tnd,
  className = '',
}: {
  side: Transaction;
  tnd: number;
  className?: string;
}) {
  const rate = useEurRate();
  return rate ? <p className={className}>{datedEurosText(side, tnd, rate)}</p> : null;
}

/** Without the rate, which {@link EurRateNote} shows once. */
export function EurosOf({
  side,
  tnd,
  className = '',
}: {
  side: Transaction;
  tnd: number | { low: number; high: number };
  className?: string;
}) {
  const rate = useEurRate();
  if (!rate) return null;
  const text =
    typeof tnd === 'number'
      ? eurosText(side, tnd, rate)
      : tnd.low === tnd.high
        ? eurosText(side, tnd.low, rate)
        : eurosRangeText(side, tnd, rate);
  return <span className={className}>{text}</span>;
}

export function EurRateNote() {
  const rate = useEurRate();
  return rate ? <p className="mt-4 text-sm text-ink-soft">{eurRateNote(rate)}</p> : null;
}
