import {
  type Amount,
  cliffsOf,
  type CostLine,
  entryOn,
  inWholeDinars,
  ratesAt,
  type Sale,
  saleCosts,
  type SaleCosts,
  saleRates,
  toDinars,
  lineRates,
} from '@soumdar/rules';
import { buyerPaysTitle } from '@soumdar/words/after-sale';
import { afterSaleTitle } from '@soumdar/words/estimate';
import * as words from '@soumdar/words/fees';
import {
  formatAmount,
  formatBasisPoints,
  formatLineRates,
  formatMillimes,
  formatSignedMillimes,
} from '@soumdar/words/rates';
import { rateLabels } from '@soumdar/words/rate-texts';
import type { ReactNode } from 'react';
import { EurosOf } from '../../components/euros.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';

export function SellerKeeps({ sale }: { sale: Sale }) {
  const { price, seller } = inWholeDinars(saleCosts(sale));
  const { gain, withheld, keeps, lines } = seller;
  return (
    <FigureBlock title={afterSaleTitle}>
      <Total amount={keeps} isMost={sale.kind !== 'newHome' && !gain} />
      <Parts>
        <Part name={words.salePrice}>{formatMillimes(price)}</Part>
        {lines.map((line) => (
          <Line key={line.rate} line={line} sale={sale} sign="−" />
        ))}
      </Parts>
      <div className="mt-3 grid gap-2 text-sm text-ink-soft">
        {gain ? (
          <>
            <AboutGain gain={gain} />
            {sale.bought?.exempt ? <AboutExemption gain={gain} /> : null}
          </>
        ) : sale.kind === 'newHome' ? (
          <p>{words.developerTax}</p>
        ) : (
          <p>{words.beforeGainTax}</p>
        )}
        {withheld ? (
          <p>
            {words.withheld(
              formatBasisPoints(ratesAt(saleRates.withholding, sale.day, sale.priceDt)[0]!),
              formatAmount(withheld),
            )}
          </p>
        ) : null}
      </div>
    </FigureBlock>
  );
}

type Gain = NonNullable<SaleCosts['seller']['gain']>;

function AboutExemption({ gain: { tax } }: { gain: Gain }) {
  return <p>{tax.high === 0 ? words.exempt : words.maybeExempt}</p>;
}

function AboutGain({ gain: { gain, yearsHeld } }: { gain: Gain }) {
  return <p>{words.taxedGain(yearsHeld, formatAmount(gain), gain.low < gain.high)}</p>;
}

export function BuyerPays({ sale }: { sale: Sale }) {
  const { price, buyer } = inWholeDinars(saleCosts(sale));
  const passed = cliffsOf(sale).find(
    ({ priceDt, rise }) => sale.priceDt >= priceDt && sale.priceDt - priceDt < rise.low / 1000,
  );
  return (
    <FigureBlock title={buyerPaysTitle}>
      <Total amount={buyer.pays} />
      <Parts>
        <Part name={words.salePrice}>{formatMillimes(price)}</Part>
        {buyer.lines.map((line) => (
          <Line key={line.rate} line={line} sale={sale} sign="+" />
        ))}
      </Parts>
      <div className="mt-3 grid gap-2 text-sm text-ink-soft">
        {passed ? (
          <p className="font-semibold text-ink">
            {words.passedCliff(passed.priceDt, formatAmount(toDinars(passed.before)))}
          </p>
        ) : null}
        {buyer.vat ? <p>{words.vatIncluded(formatAmount(buyer.vat))}</p> : null}
        <p>{words.withoutNotaryFees}</p>
      </div>
    </FigureBlock>
  );
}

/**
 * A status, so that screen readers announce each change. `isMost` marks an upper limit, with a part still to
 * deduct.
 */
function Total({ amount: { low, high }, isMost = false }: { amount: Amount; isMost?: boolean }) {
  return (
    <p
      role="status"
      className="mt-2 text-2xl font-bold tracking-tight text-sea-deep tabular-nums xs:text-3xl"
    >
      {low === high ? (
        <>
          {isMost ? <span className="text-lg font-normal text-ink-soft">{words.atMost} </span> : null}
          <span className="whitespace-nowrap">{formatMillimes(low)}</span>
        </>
      ) : (
        <>
          <span className="text-lg font-normal text-ink-soft">{words.from} </span>
          <span className="whitespace-nowrap">{formatMillimes(low)}</span>
          <span className="text-lg font-normal text-ink-soft"> {words.to} </span>
          <span className="whitespace-nowrap">{formatMillimes(high)}</span>
        </>
      )}
      <EurosOf
        side="sale"
        tnd={{ low: low / 1000, high: high / 1000 }}
        className="block text-base font-normal tracking-normal text-ink-soft"
      />
    </p>
  );
}

const Parts = ({ children }: { children: ReactNode }) => <dl className="mt-3">{children}</dl>;

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className="min-w-0">{name}</dt>
      <dd className="text-end font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Line({ line, sale, sign }: { line: CostLine; sale: Sale; sign: '+' | '−' }) {
  const { low, high } = line.amount;
  const rate = saleRates[line.rate];
  const rates = formatLineRates(lineRates(line, sale));
  const isOpen = low < high || entryOn(rate, sale.day).state !== 'verified';
  return (
    <Part
      name={
        <>
          {rateLabels[line.rate]}
          <span className="block text-sm text-ink-soft">{isOpen ? words.withDoubt(rates) : rates}</span>
        </>
      }
    >
      <span className="whitespace-nowrap">{formatSignedMillimes(low, sign)}</span>
      {low < high ? (
        <span className="block whitespace-nowrap">
          <span className="font-normal text-ink-soft">{words.to} </span>
          {formatSignedMillimes(high, sign)}
        </span>
      ) : null}
    </Part>
  );
}
