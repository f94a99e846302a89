import {
  afterSale,
  afterSaleLines,
  afterSaleNote,
  afterSaleTitle,
  cliffSentence,
  feesPath,
  mayBeBuiltOn,
  plotSurface,
  todayForRates,
  type EstimatedSale,
} from '@soumdar/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { EurosOf } from '../../../components/euros.tsx';

/** What is left of an estimated price, with what is taken off, and what its buyer would pay in all. */
export function AfterSale(estimated: EstimatedSale) {
  const [today] = useState(() => todayForRates(new Date()));
  const after = afterSale(estimated, today);
  const cliffs = cliffSentence(after);
  return (
    <div className="mt-3 border-t border-line pt-3 print:mt-2 print:pt-1 print:text-xs print:leading-snug">
      <dl className="tabular-nums">
        {afterSaleLines(estimated.price, after, today).map(({ label, text }) => (
          <div
            key={label}
            className={`flex flex-wrap justify-between gap-x-4 ${label === afterSaleTitle ? 'border-t border-line font-bold' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="ml-auto font-semibold whitespace-nowrap">{text}</dd>
            {label === afterSaleTitle ? (
              <dd className="w-full text-right text-sm font-normal text-ink-soft">
                <EurosOf side="vente" tnd={after.left.price} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm text-ink-soft print:mt-0 print:text-xs print:leading-snug">
        {afterSaleNote}
        {mayBeBuiltOn(estimated) ? ' L’acheteur paie le moins s’il y bâtit son logement.' : ''}
        {cliffs ? ` ${cliffs}` : ''}{' '}
        <Link
          to={`${feesPath}?${questionOf(estimated)}`}
          className="font-semibold text-sea underline hover:text-sea-deep print:hidden"
        >
          Détailler les frais
        </Link>
      </p>
    </div>
  );
}

/** The address of the page that reckons with the rest. */
function questionOf(estimated: EstimatedSale): URLSearchParams {
  return new URLSearchParams({
    prix: String(Math.round(estimated.price)),
    ...(mayBeBuiltOn(estimated) && { surface: String(plotSurface(estimated)) }),
  });
}
