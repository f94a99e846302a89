import { roundings } from '@soumdar/rules';
import * as words from '@soumdar/words/deciding';
import { formatNumber, formatShare } from '@soumdar/words/formats';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';
import { interestOf, monthlyPayment } from './loan.ts';
import { fieldGrid, narrowTable, NumberInput, ownAssumption } from './number-input.tsx';
import type { Ranged, Scenarios } from './scenarios.ts';
import { toTens } from './format.ts';
import { numbersOf, type DecidingForm } from './fields.ts';

/** What a loan for the property takes each month, at a rate that its bank tells: ours would be none. */
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
