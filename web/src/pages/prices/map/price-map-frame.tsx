import { priceMapPath, type PropertyType, type Transaction, type Zone } from '@soumdar/contract';
import * as mapWords from '@soumdar/words/map';
import { basePath } from '@soumdar/words/language';
import * as words from '@soumdar/words/prices';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { useRef, useState, type ReactNode } from 'react';
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
      {Part && state === 'map' ? (
        <WholeScreen onLeave={() => setState('picture')}>
          <Part zone={zone} transaction={transaction} type={type} />
        </WholeScreen>
      ) : (
        <>
          <div className="mt-3 h-96 lg:h-120">
            <Picture zone={zone} transaction={transaction} type={type} onExplore={explore} />
          </div>
          <p className="mt-2 text-sm text-ink-soft">{words.mapLegend(transaction)}</p>
        </>
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

/** In the page until it is asked for: a phone shows a map of some use only over all of it. */
function WholeScreen({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const show = (whole: boolean) => {
    // the same element, so that the map stays as it is
    box.current?.close();
    if (whole) box.current?.showModal();
    else box.current?.show();
    setIsWhole(whole);
    toggle.current?.focus({ preventScroll: true });
  };
  return (
    <dialog
      ref={box}
      open
      aria-label={words.priceMap}
      onCancel={(event) => {
        event.preventDefault();
        show(false);
      }}
      className={
        isWhole
          ? 'fixed inset-0 flex size-full max-h-none max-w-none flex-col bg-white p-2 text-ink'
          : 'static mt-3 w-full bg-transparent text-ink'
      }
    >
      <div className={isWhole ? 'min-h-0 grow' : 'h-140 lg:h-160'}>{children}</div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-semibold text-sea-deep">{mapWords.oneFinger}</p>
        <div className="flex flex-wrap gap-x-2">
          <Button ref={toggle} look="quiet" onClick={() => show(!isWhole)}>
            {isWhole ? mapWords.leaveWholeScreen : mapWords.wholeScreen}
          </Button>
          <Button look="quiet" onClick={onLeave}>
            {mapWords.leaveMap}
          </Button>
        </div>
      </div>
    </dialog>
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
