import type { EurRate } from '@soumdar/contract';
import {
  type Day,
  usualLocalTax,
  type LettingRateName,
  type RateName,
  type Amount,
  type Millimes,
  roundings,
} from '@soumdar/rules';
import * as words from '@soumdar/words/deciding';
import { signedShare } from '@soumdar/words/deciding';
import { formatNumber } from '@soumdar/words/formats';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { fieldGrid, NumberInput, ownAssumption, narrowTable } from './number-input.tsx';
import { isTooWideToTabulate, type Returns, halfway, type Return } from './returns.ts';
import { tensRange, wideReturnSentence, toTens } from './format.ts';
import { RateInForce } from '../../../components/rate-in-force.tsx';
import { useEurRate } from '../../../components/euros.tsx';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';

export function Letting({
  returns,
  surfaceM2,
  day,
}: {
  returns: Returns | undefined;
  surfaceM2: number;
  day: Day;
}) {
  return (
    <>
      <div className={fieldGrid}>
        <NumberInput name="emptyMonths" label={words.vacancy} help={ownAssumption} />
        <NumberInput name="charges" label={words.charges} help={ownAssumption} />
        <NumberInput name="agency" label={words.agency} help={words.agencyHelp} />
        <NumberInput
          name="localTax"
          label={words.localTax}
          help={words.localTaxHelp(localTaxText(surfaceM2, day))}
        />
        <NumberInput name="incomeTax" label={words.taxBracket} help={words.taxBracketHelp} />
      </div>
      {returns === undefined ? null : isTooWideToTabulate(returns) ? (
        <p className="max-w-prose">{wideReturnSentence(returns)}</p>
      ) : (
        <ReturnTable returns={returns} />
      )}
      <div className="mt-3 max-w-prose space-y-2 text-sm text-ink-soft print:max-w-none">
        <p>{words.combined}</p>
        <p>{words.extremes}</p>
      </div>
      <Disclosure printed summary={words.whereRatesComeFrom}>
        <LettingSources day={day} />
      </Disclosure>
    </>
  );
}

function localTaxText(surfaceM2: number, day: Day): string {
  const { low, high } = usualLocalTax(surfaceM2, day);
  return tensRange(low / 1000, high / 1000);
}

const rates: (LettingRateName | RateName)[] = [
  'lettingAgency',
  'agencyVat',
  'localTaxBase',
  'localTaxRate',
  'rentDeduction',
  'incomeTax',
  'solidarity',
];

function LettingSources({ day }: { day: Day }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {rates.map((name) => (
        <RateInForce key={name} name={name} day={day} />
      ))}
    </ul>
  );
}

/** Uncertain amounts are taken at the end that fits the column. */
interface Column {
  of: Return;
  /** of a cost */
  cost: (amount: Amount) => Millimes;
  /** of what is left: a sum or a share */
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

function ReturnTable({ returns: { low, middle, high } }: { returns: Returns }) {
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
