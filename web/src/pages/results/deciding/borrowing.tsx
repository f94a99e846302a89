import { roundings } from '@soumdar/rules';
import { formatNumber, formatShare } from '@soumdar/words/formats';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';
import { interestOf, monthlyPayment } from './loan.ts';
import { fieldGrid, narrowTable, NumberInput, ownAssumption } from './number-input.tsx';
import type { Ranged, Scenarios } from './scenarios.ts';
import { toTens } from './format.ts';
import type { Fields } from './use-fields.ts';

/** What a loan for the property takes each month, at a rate that its bank tells: ours would be none. */
export function Borrowing({
  fields,
  sale,
  scenarios,
}: {
  fields: Fields;
  sale: Ranged;
  /** undefined where no rent may be shown */
  scenarios: Scenarios | undefined;
}) {
  const numbers = fields.numbers('loanShare', 'loanRate', 'loanYears');
  return (
    <div className="pb-3">
      <div className={fieldGrid}>
        <NumberInput
          fields={fields}
          name="loanShare"
          label="Part empruntée (% du prix)"
          help={ownAssumption}
        />
        <NumberInput fields={fields} name="loanRate" label="Taux annuel (%)" help="Celui de votre banque" />
        <NumberInput fields={fields} name="loanYears" label="Durée (ans)" help="De 1 à 40" />
      </div>
      {numbers ? (
        <Payments
          sale={sale}
          scenarios={scenarios}
          share={(numbers.loanShare ?? 0) / 100}
          terms={{ yearlyRate: numbers.loanRate ?? 0, years: numbers.loanYears ?? 1 }}
        />
      ) : (
        <p className="text-ink-soft">Tapez le taux et la durée que votre banque propose.</p>
      )}
      <p className="mt-2 max-w-prose text-sm text-ink-soft print:max-w-none">
        Mensualités constantes, sans assurance ni frais. Un taux indexé (TMM) change pendant le crédit : celui
        que vous tapez est tenu pour fixe.
      </p>
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
  const names = low === high ? ['Milieu'] : ['Bas', 'Milieu', 'Haut'];
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
      <FigureTable caption="Un crédit, au prix de la fourchette" columns={['Poste', ...names]}>
        {row('Emprunté, DT', (borrowed) => formatNumber(roundings.sale.price(borrowed)))}
        {row('Par mois, DT', (borrowed) => toTens(monthlyPayment(borrowed, terms)))}
        {row('Intérêts en tout, DT', (borrowed) =>
          formatNumber(roundings.sale.price(interestOf(borrowed, terms))),
        )}
      </FigureTable>
      {scenarios ? (
        <p className="mt-2">
          Le loyer estimé, hors charges, ferait de {covered(scenarios.low)} à {covered(scenarios.high)} de la
          mensualité.
        </p>
      ) : null}
    </div>
  );
}
