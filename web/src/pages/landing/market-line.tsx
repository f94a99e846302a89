import * as words from '@soumdar/words/landing';
import { SampleBadge } from '../../components/sample-badge.tsx';
import { useMarketFacts } from '../../components/market-facts.ts';

/** Nothing until it is known, or when the call fails. */
export default function MarketLine() {
  const basis = useMarketFacts();
  if (!basis || basis.listings === 0) return null;
  return (
    <>
      <p className="flex items-start gap-2.5 text-sm text-ink-soft">
        <svg viewBox="0 0 20 20" className="mt-0.5 size-4 shrink-0 text-sea" fill="currentColor" aria-hidden>
          <rect x="2" y="11" width="4" height="7" rx="1" />
          <rect x="8" y="6" width="4" height="12" rx="1" />
          <rect x="14" y="2" width="4" height="16" rx="1" />
        </svg>
        {words.computedFrom(basis.listings, basis.newestListedOn)}
      </p>
      {basis.sample ? <SampleBadge /> : null}
    </>
  );
}
