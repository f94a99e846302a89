import * as words from '@soumdar/words/map';
import { Sentence } from '../../ui/sentence.tsx';
import type { KnownOfPosition } from './position-facts.ts';
import { zonePricesText } from './zone-prices.ts';

/** What is known of the position chosen, before anything is typed about it: what is wrong with it, or what is asked around. */
export function PositionWarnings({ known }: { known: KnownOfPosition | null }) {
  if (known?.refused) return <p className="mt-1 font-medium text-poor">{known.refused}</p>;
  return (
    <>
      {known?.atSea ? <p className="mt-1 font-medium text-modest">{words.atSea}</p> : null}
      {known?.covered === false ? (
        <p className="mt-1 text-modest">
          <Sentence text={words.notCovered} marks={{ strong: (text) => <strong>{text}</strong> }} />
        </p>
      ) : null}
      {known?.atSea || known?.covered === false ? null : (
        // its room is kept while it is asked
        <p className="mt-1 min-h-10 text-sm text-ink-soft sm:min-h-5">
          {known?.zone ? zonePricesText(known.zone) : null}
        </p>
      )}
    </>
  );
}
