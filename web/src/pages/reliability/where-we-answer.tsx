import { zonePath, type MarketAccuracy } from '@soumdar/contract';
import { partMissing } from '@soumdar/words/controls';
import { formatShare } from '@soumdar/words/formats';
import * as words from '@soumdar/words/reliability';
import { useState } from 'react';
import { Link } from 'react-router';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { MapInView } from '../../components/map/map-in-view.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';

type Governorate = MarketAccuracy['zones'][number];

const loadMap = () => import('./map/trust-map.tsx');
const TrustedTowns = lazyComponent(() => import('./map/trusted-towns.tsx'), {
  waiting: <p className="mt-3 min-h-96 animate-late">{words.loading}</p>,
  missing: <Notice look="error">{partMissing}</Notice>,
});

export function WhereWeAnswer({ governorates }: { governorates: Governorate[] }) {
  const [side, setSide] = useState<'sale' | 'rent'>('sale');
  const [readsTowns, setReadsTowns] = useState(false);
  return (
    <FigureBlock title={words.whereWeAnswer} className="mt-6">
      <p className="mt-2 max-w-3xl text-ink-soft">{words.whereWeAnswerLead}</p>
      <div className="mt-3">
        <ChoiceChips
          label={words.onMap}
          options={{ sale: words.sale, rent: words.rent }}
          chosen={side}
          onChoose={setSide}
        />
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-4 noscript:block lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <MapInView
          load={loadMap}
          side={side}
          className="h-144 self-start lg:sticky lg:top-20 lg:h-[min(44rem,calc(100dvh-6rem))]"
        />
        <ByGovernorate governorates={governorates} />
      </div>
      <div className="noscript:hidden">
        <Disclosure summary={words.byTown} onOpen={() => setReadsTowns(true)}>
          {readsTowns ? <TrustedTowns /> : null}
        </Disclosure>
      </div>
    </FigureBlock>
  );
}

function ByGovernorate({ governorates }: { governorates: Governorate[] }) {
  const errorOf = (accuracy: Governorate['accuracy'], transaction: 'sale' | 'rent') => {
    const all = accuracy.find((each) => each.transaction === transaction && each.type === null);
    return all ? formatShare(all.medianError) : '–';
  };
  return (
    <FigureTable caption={words.governoratesLead} columns={[words.governorate, words.sale, words.rent]}>
      {governorates.map(({ slug, name, accuracy }) => (
        <FigureRow
          key={slug}
          name={
            <Link
              to={zonePath(slug)}
              className="inline-flex min-h-11 items-center text-sea underline hover:text-sea-deep"
            >
              {name}
            </Link>
          }
        >
          <Figure>{errorOf(accuracy, 'sale')}</Figure>
          <Figure>{errorOf(accuracy, 'rent')}</Figure>
        </FigureRow>
      ))}
    </FigureTable>
  );
}
