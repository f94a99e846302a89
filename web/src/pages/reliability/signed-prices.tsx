import { sitePaths, type PublicAccuracy } from '@soumdar/contract';
import { formatShare } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/reliability';
import { Link } from 'react-router';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';

type Signed = PublicAccuracy['signed'];
const sides = { sale: words.forSale, rent: words.forRent };

type Measured = Signed['gap'][number]['estimateToSigned'];

/** How many owners said what they signed and, from thirty with proof on, how far it is from estimate and asking prices. */
export function SignedPrices({ signed: { stated, proved, gap } }: { signed: Signed }) {
  return (
    <FigureBlock title={words.signedPrices}>
      <p className="mt-2 text-ink-soft">{words.signedLead}</p>
      <p className="mt-3 font-semibold">{words.signedCounts(stated, proved)}</p>
      {gap.length === 0 ? (
        <p className="mt-2">
          {words.signedAwaited}{' '}
          <Link to={sitePaths.dashboard} className="font-semibold text-sea underline hover:text-sea-deep">
            {words.stateSigned}
          </Link>
        </p>
      ) : (
        <FigureTable
          caption={words.signedMeaning}
          columns={[words.property, words.estimateToSigned, words.askingToSigned, words.medianError]}
        >
          {gap.map(({ transaction, type, count, estimateToSigned, askingToSigned, medianError }) => (
            <FigureRow
              key={`${transaction} ${type}`}
              name={`${type ? propertyTypeLabel(type) : words.all} ${sides[transaction]}`}
              counted={words.signedCount(count)}
            >
              <Ratio measured={estimateToSigned} />
              {askingToSigned ? <Ratio measured={askingToSigned} /> : <Figure>–</Figure>}
              <Figure>{formatShare(medianError)}</Figure>
            </FigureRow>
          ))}
        </FigureTable>
      )}
    </FigureBlock>
  );
}

function Ratio({ measured }: { measured: Measured }) {
  return (
    <Figure className="max-xs:text-xs max-sm:whitespace-normal!">
      {words.measured(measured)}
      <span className="block text-xs text-ink-soft">{words.interval(measured)}</span>
    </Figure>
  );
}
