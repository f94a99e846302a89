import { sitePaths } from '@soumdar/contract';
import {
  afterSale,
  type EstimatedSale,
  mayBeBuiltOn,
  plotSurface,
  todayForRates,
  usualAgency,
} from '@soumdar/rules';
import { afterSaleLines, afterSaleNote, cliffSentence } from '@soumdar/words/after-sale';
import * as words from '@soumdar/words/results';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { EurosOf } from '../../../components/euros.tsx';
import { PhoneFold } from '../../../ui/phone-fold.tsx';

export function AfterSale(estimated: EstimatedSale) {
  const [today] = useState(() => todayForRates(new Date()));
  const after = afterSale(estimated, today);
  // the page shows the price itself above
  const [, agency, tax, left, pays] = afterSaleLines(estimated.price, after, usualAgency(today).seller);
  const cliffs = cliffSentence(after);
  const note = 'text-sm text-ink-soft print:text-xs print:leading-snug';
  return (
    <div className="mt-3 border-t border-line pt-3 tabular-nums print:mt-2 print:pt-1 print:text-xs print:leading-snug">
      <PhoneFold summary={words.deducted}>
        <dl>
          <Line {...agency!} />
          <Line {...tax!} />
        </dl>
        <p className={`mb-1 ${note}`}>
          {afterSaleNote}{' '}
          <Link
            to={`${sitePaths.fees}?${questionOf(estimated)}`}
            className="font-semibold text-sea underline hover:text-sea-deep print:hidden"
          >
            {words.detailCosts}
          </Link>
        </p>
      </PhoneFold>
      <dl>
        <Line {...left!} strong>
          <EurosOf side="sale" tnd={after.left.price} className="block text-sm font-normal text-ink-soft" />
        </Line>
        <Line {...pays!}>
          <EurosOf side="sale" tnd={after.buyerPays} className="block text-sm font-normal text-ink-soft" />
        </Line>
      </dl>
      <p className={note}>
        {mayBeBuiltOn(estimated) ? words.leastIfBuilt : null} {cliffs}
      </p>
    </div>
  );
}

function Line({
  label,
  text,
  strong = false,
  children,
}: {
  label: string;
  text: string;
  strong?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 ${strong ? 'border-t border-line font-bold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="ms-auto text-end font-semibold">
        {text}
        {children}
      </dd>
    </div>
  );
}

function questionOf(estimated: EstimatedSale): URLSearchParams {
  return new URLSearchParams({
    prix: String(Math.round(estimated.price)),
    ...(mayBeBuiltOn(estimated) && { surface: String(plotSurface(estimated)) }),
  });
}
