import { type EurRate } from '@soumdar/contract';
import { type Amount, type Millimes, roundings } from '@soumdar/rules';
import { signedShare } from '@soumdar/words/deciding';
import * as words from '@soumdar/words/deciding';
import { formatNumber } from '@soumdar/words/formats';
import { useEurRate } from '../../../components/euros.tsx';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';
import { halfway, type Return, type Returns } from './returns.ts';
import { narrowTable } from './number-input.tsx';
import { toTens } from './format.ts';

/** One column: what is not known for sure is taken at the end that fits it. */
interface Column {
  of: Return;
  /** of a cost */
  cost: (amount: Amount) => Millimes;
  /** of what is left, a sum or a share */
  left: (amount: Amount) => number;
}

const least = ({ low }: Amount) => low;
const most = ({ high }: Amount) => high;

const dinars = (millimes: Millimes) => toTens(millimes / 1000);
const taken = (millimes: Millimes) => (millimes === 0 ? '0' : words.less(dinars(millimes)));

interface Row {
  name: string;
  look?: 'sum';
  figure: (column: Column) => string;
}

const rows: Row[] = [
  { name: words.priceTnd, figure: ({ of }) => formatNumber(roundings.sale.price(of.price)) },
  { name: words.rentPerMonth, figure: ({ of }) => toTens(of.rent) },
  { name: words.yearOfRents, figure: ({ of: { year } }) => dinars(year.rents) },
  { name: words.vacantMonths, figure: ({ of: { year } }) => taken(year.empty) },
  { name: words.chargesItem, figure: ({ of: { year } }) => taken(year.charges) },
  { name: words.agencyWithVat, figure: ({ of: { year }, cost }) => taken(cost(year.agency)) },
  { name: words.localTaxItem, figure: ({ of: { year }, cost }) => taken(cost(year.localTax)) },
  { name: words.beforeTax, look: 'sum', figure: ({ of: { year }, left }) => dinars(left(year.beforeTax)) },
  {
    name: words.incomeTax,
    figure: ({ of: { year }, cost }) => taken(cost(year.tax)),
  },
  {
    name: words.netPerYear,
    look: 'sum',
    figure: ({ of: { year }, left }) => dinars(left(year.net)),
  },
  { name: words.grossReturn, figure: ({ of }) => signedShare(of.gross) },
  { name: words.returnBeforeTax, figure: ({ of, left }) => signedShare(left(of.beforeTax)) },
  {
    name: words.netReturn,
    look: 'sum',
    figure: ({ of, left }) => signedShare(left(of.net)),
  },
];

const netInEuros = ({ dinarsPerEuro }: EurRate): Row => ({
  name: words.netInEuros,
  figure: ({ of: { year }, left }) => toTens(left(year.net) / 1000 / dinarsPerEuro),
});

/** A year of letting from top to bottom, at the low end of the return, in the middle, and at the high end. */
export function ReturnTable({ returns: { low, middle, high } }: { returns: Returns }) {
  const rate = useEurRate();
  const columns: Column[] = [
    { of: low, cost: most, left: least },
    { of: middle, cost: halfway, left: halfway },
    { of: high, cost: least, left: most },
  ];
  return (
    <div className={narrowTable}>
      <FigureTable
        caption={words.lettingYear}
        columns={[words.item, words.lowestReturn, words.atMiddle, words.highestReturn]}
      >
        {[...rows, ...(rate ? [netInEuros(rate)] : [])].map(({ name, look, figure }) => (
          <FigureRow key={name} name={name}>
            {columns.map((column, at) => (
              // eslint-disable-next-line react/no-array-index-key -- three columns, always the same
              <Figure key={at} className={look === 'sum' ? 'font-bold' : ''}>
                {figure(column)}
              </Figure>
            ))}
          </FigureRow>
        ))}
      </FigureTable>
    </div>
  );
}
