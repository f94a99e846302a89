import { roundings } from '@soumdar/rules';
import * as words from '@soumdar/words/deciding';
import { formatNumber, formatShare } from '@soumdar/words/formats';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';
import { fieldGrid, narrowTable, NumberInput, ownAssumption } from './number-input.tsx';
import type { Ranged, Scenarios } from './scenarios.ts';
import { toTens } from './format.ts';
import { numbersOf, type DecidingForm } from './fields.ts';

/** The rate comes from the owner's bank: any rate of ours would be invented. */
export function Borrowing({
  typed,
  sale,
  scenarios,
}: {
  typed: DecidingForm;
  sale: Ranged;
  /** undefined where no rent may be shown */
  scenarios: Scenarios | undefined;
}) {
  const numbers = numbersOf(typed, ['loanShare', 'loanRate', 'loanYears']);
  return (
    <div className="pb-3">
      <div className={fieldGrid}>
        <NumberInput name="loanShare" label={words.borrowedShare} help={ownAssumption} />
        <NumberInput name="loanRate" label={words.yearlyRate} help={words.ofYourBank} />
        <NumberInput name="loanYears" label={words.years} help={words.yearsRange} />
      </div>
      {numbers ? (
        <Payments
          sale={sale}
          scenarios={scenarios}
          share={(numbers.loanShare ?? 0) / 100}
          terms={{ yearlyRate: numbers.loanRate ?? 0, years: numbers.loanYears ?? 1 }}
        />
      ) : (
        <p className="text-ink-soft">{words.stateLoan}</p>
      )}
      <p className="mt-2 max-w-prose text-sm text-ink-soft print:max-w-none">{words.loanNote}</p>
    </div>
  );
}

function Payments({
  sale: { low, value, high },
  scenarios,
  share,
  terms,
}: {
  sale: Ranged;
  scenarios: Scenarios | undefined;
  share: number;
  terms: Parameters<typeof monthlyPayment>[1];
}) {
  const prices = low === high ? [value] : [low, value, high];
  const names = low === high ? [words.middle] : [words.low, words.middle, words.high];
  const row = (name: string, figure: (borrowed: number) => string) => (
    <FigureRow name={name}>
      {prices.map((price) => (
        <Figure key={price}>{figure(share * price)}</Figure>
      ))}
    </FigureRow>
  );
  const covered = (scenario: { price: number; rent: number }) =>
    formatShare(scenario.rent / monthlyPayment(share * scenario.price, terms));
  return (
    <div role="status" className={narrowTable}>
      <FigureTable caption={words.loanTitle} columns={[words.item, ...names]}>
        {row(words.borrowed, (borrowed) => formatNumber(roundings.sale.price(borrowed)))}
        {row(words.perMonth, (borrowed) => toTens(monthlyPayment(borrowed, terms)))}
        {row(words.interest, (borrowed) => formatNumber(roundings.sale.price(interestOf(borrowed, terms))))}
      </FigureTable>
      {scenarios ? (
        <p className="mt-2">{words.rentCovers(covered(scenarios.low), covered(scenarios.high))}</p>
      ) : null}
    </div>
  );
}

interface LoanTerms {
  /** per cent a year */
  yearlyRate: number;
  years: number;
}

/** As banks calculate it, with a twelfth of the yearly rate each month; in the unit of `amount`. @internal */
export function monthlyPayment(amount: number, { yearlyRate, years }: LoanTerms): number {
  const months = Math.max(1, Math.round(12 * years));
  const rate = yearlyRate / 100 / 12;
  // also exact for the smallest rates, for which 1 + rate is 1
  return rate < 1e-12 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** @internal */
export const interestOf = (amount: number, terms: LoanTerms): number =>
  monthlyPayment(amount, terms) * Math.max(1, Math.round(12 * terms.years)) - amount;
