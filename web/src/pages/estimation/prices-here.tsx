import { zonePath, type PropertyType } from '@soumdar/contract';
import * as words from '@soumdar/words/wizard';
import { newTab } from '@soumdar/words/common';
import type { KnownOfPosition } from '../../components/map/position-facts.ts';
import { zonePricesText } from '../../components/map/zone-prices.ts';

/** What is asked around the place chosen. Its room is kept while that is not known, so that nothing moves under a hand. */
export function PricesHere({
  known,
  type,
}: {
  known: KnownOfPosition | null;
  type?: PropertyType | undefined;
}) {
  // said above
  if (known?.covered === false) return null;
  return (
    <p aria-live="polite" className="-my-2 min-h-16 text-sm text-ink-soft xs:min-h-12">
      {known?.zone ? (
        <>
          {zonePricesText(known.zone, type)}{' '}
          <a
            href={zonePath(known.zone.slug)}
            // what is typed stays in this one
            target="_blank"
            rel="noopener"
            className="font-semibold whitespace-nowrap text-sea underline hover:text-sea-deep"
          >
            {words.showPrices} <span className="sr-only">{newTab}</span>
          </a>
        </>
      ) : null}
    </p>
  );
}
