import { priceMapPath, type PropertyType, type Transaction, type Zone } from '@soumdar/contract';
import * as mapWords from '@soumdar/words/map';
import { basePath } from '@soumdar/words/language';
import * as words from '@soumdar/words/prices';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { useState } from 'react';
import { FigureBlock } from '../../../components/figure-block.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { asleep, useAwake } from '../../../ui/early-tap.ts';
import { useLazyComponent } from '../../../ui/lazy.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';

export interface ShownPrices {
  type: PropertyType;
  transaction: Transaction;
}

interface PriceMapFrameProps extends ShownPrices {
  zone: Zone;
  onShow: (shown: ShownPrices) => void;
}

const loadMap = () => import('./price-map.tsx');

/** A picture by the server until it is touched, so that a finger scrolls the page past it. */
export function PriceMapFrame({ zone, type, transaction, onShow }: PriceMapFrameProps) {
  const [Part, fetchPart] = useLazyComponent(loadMap);
  const [state, setState] = useState<'picture' | 'map' | 'failed'>('picture');
  const explore = () => void fetchPart().then((there) => setState(there ? 'map' : 'failed'));
  const types = [...new Set(zone.groups.map((group) => group.type))];
  return (
    <FigureBlock title={words.priceMap} className="self-start">
      <div className={`mt-3 ${state === 'map' ? 'h-140 lg:h-160' : 'h-96 lg:h-120'}`}>
        {Part && state === 'map' ? (
          <Part zone={zone} transaction={transaction} type={type} />
        ) : (
          <Picture zone={zone} transaction={transaction} type={type} onExplore={explore} />
        )}
      </div>
      {state === 'map' ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm font-semibold text-sea-deep">{mapWords.oneFinger}</p>
          <Button look="quiet" onClick={() => setState('picture')}>
            {mapWords.leaveMap}
          </Button>
        </div>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{words.mapLegend(transaction)}</p>
      )}
      {state === 'failed' ? <LoadFailure text={mapWords.mapFailed} onRetry={explore} /> : null}
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <ChoiceChips
          label={words.propertyType}
          options={Object.fromEntries(types.map((each) => [each, propertyTypeLabel(each)]))}
          chosen={type}
          onChoose={(chosen) => onShow({ type: chosen, transaction })}
        />
        <ChoiceChips
          label={words.pricesOnMap}
          options={words.transactionLabels}
          chosen={transaction}
          onChoose={(chosen) => onShow({ type, transaction: chosen })}
        />
      </div>
    </FigureBlock>
  );
}

function Picture({
  zone,
  transaction,
  type,
  onExplore,
}: Omit<PriceMapFrameProps, 'onShow'> & { onExplore: () => void }) {
  return (
    <button
      ref={useAwake()}
      type="button"
      {...asleep}
      onClick={onExplore}
      className="relative block size-full cursor-pointer overflow-hidden rounded-control border border-line"
    >
      <img
        src={basePath + priceMapPath(zone.slug, transaction, type)}
        alt={words.mapName(transaction, type)}
        className="size-full object-cover"
      />
      <span className="absolute inset-x-0 top-2 mx-auto w-fit rounded-control bg-sea px-3 py-1.5 text-sm font-semibold text-white noscript:hidden print:hidden">
        {mapWords.exploreMap}
      </span>
    </button>
  );
}
