import type { TrustedPlace } from '@soumdar/contract';
import { formatShare } from '@soumdar/words/formats';
import * as words from '@soumdar/words/reliability';
import { Fragment } from 'react';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';
import { useTrustedPlaces } from './trusted-places.ts';

/** The map as text. */
export default function TrustedTowns() {
  const request = useTrustedPlaces();
  if (request.kind === 'waiting') return <p className="mt-3 min-h-96 animate-late">{words.loading}</p>;
  if (request.kind === 'failed') return <LoadFailure text={words.failed} onRetry={request.retry} />;
  const governorates = request.answer.filter(({ level }) => level === 'governorate');
  return (
    <>
      <p className="mt-2 text-ink-soft">{words.townsLegend}</p>
      <div className="gap-x-8 lg:columns-2">
        {governorates.map(({ slug, name }) => (
          <Fragment key={slug}>
            <h3 className="mt-5 font-bold">{name}</h3>
            <FigureTable columns={[words.town, words.sale, words.rent]}>
              {request.answer
                .filter(({ parent }) => parent === slug)
                .map((town) => (
                  <FigureRow key={town.slug} name={<span className="wrap-anywhere">{town.name}</span>}>
                    <Figure className="text-sm">{format(town.sale)}</Figure>
                    <Figure className="text-sm">{format(town.rent)}</Figure>
                  </FigureRow>
                ))}
            </FigureTable>
          </Fragment>
        ))}
      </div>
    </>
  );
}

function format({ answered, medianError }: TrustedPlace['sale']): string {
  if (medianError !== null) return formatShare(medianError);
  return answered ? '–' : words.anExpert;
}
