import {
  formatAmount,
  formatBasisPoints,
  formatMillimes,
  buyerPaysTitle,
  formatLine,
} from '@soumdar/contract';
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
} from '@soumdar/rules';
import { afterSaleTitle } from '@soumdar/words/estimate';
import { formatCount, formatPrice } from '@soumdar/words/formats';
import type { ReactNode } from 'react';
import { EurosOf } from '../../components/euros.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';

/** What the seller keeps, part by part. */
export function SellerKeeps({ sale }: { sale: Sale }) {
  const { price, seller } = inWholeDinars(saleCosts(sale));
  const { gain, withheld, keeps, lines } = seller;
  return (
    <FigureBlock title={afterSaleTitle}>
      <Total amount={keeps} isMost={sale.kind !== 'newHome' && !gain} />
      <Parts>
        <Part name="Prix de vente">{formatMillimes(price)}</Part>
        {lines.map((line) => (
          <Line key={line.rate} line={line} sale={sale} sign="−" yearsHeld={gain?.yearsHeld ?? 0} />
        ))}
      </Parts>
      <div className="mt-3 grid gap-2 text-sm text-ink-soft">
        {gain ? (
          <>
            <AboutGain gain={gain} />
            {sale.bought?.exempt ? <AboutExemption gain={gain} /> : null}
          </>
        ) : sale.kind === 'newHome' ? (
          <p>L’impôt d’un promoteur n’est pas compté ici.</p>
        ) : (
          <p>
            Avant l’impôt sur la plus-value : pour le compter, indiquez ce que le vendeur a payé. Un bien reçu
            en héritage ou en don est à voir avec un notaire.
          </p>
        )}
        {withheld ? (
          <p>
            Celui qui paie peut avoir à retenir{' '}
            {formatBasisPoints(ratesAt(saleRates.withholding, sale.day, sale.priceDt)[0]!)} du prix, soit{' '}
            {formatAmount(withheld)}, dans les cas de la loi, à confirmer par un notaire : une avance sur
            l’impôt, pas un impôt de plus.
          </p>
        ) : null}
      </div>
    </FigureBlock>
  );
}

type Gain = NonNullable<SaleCosts['seller']['gain']>;

function AboutExemption({ gain: { tax } }: { gain: Gain }) {
  return (
    <p>
      {tax.high === 0
        ? 'Exonéré comme résidence principale ou première vente d’un logement, à confirmer par un notaire.'
        : 'À ce prix, les sources ne s’accordent pas sur l’exonération d’une résidence principale ou d’une première vente.'}
    </p>
  );
}

function AboutGain({ gain: { gain, yearsHeld } }: { gain: Gain }) {
  return (
    <p>
      Bien gardé {formatCount(yearsHeld, 'année entière', 'années entières')}, plus-value imposée{' '}
      {formatAmount(gain)}
      {gain.low < gain.high
        ? ' : le plus si le prix d’achat compte tel quel, le moins s’il est majoré chaque année, comme une source le dit'
        : ''}
      .
    </p>
  );
}

/** What the buyer pays in all, part by part. */
export function BuyerPays({ sale }: { sale: Sale }) {
  const { price, buyer } = inWholeDinars(saleCosts(sale));
  const passed = cliffsOf(sale).find(
    ({ priceDt, rise }) => sale.priceDt >= priceDt && sale.priceDt - priceDt < rise.low / 1000,
  );
  return (
    <FigureBlock title={buyerPaysTitle}>
      <Total amount={buyer.pays} />
      <Parts>
        <Part name="Prix de vente">{formatMillimes(price)}</Part>
        {buyer.lines.map((line) => (
          <Line key={line.rate} line={line} sale={sale} sign="+" yearsHeld={0} />
        ))}
      </Parts>
      <div className="mt-3 grid gap-2 text-sm text-ink-soft">
        {passed ? (
          <p className="font-semibold text-ink">
            Ce prix vient de passer le palier de {formatPrice(passed.priceDt)} : à{' '}
            {formatPrice(passed.priceDt - 1)}, les droits seraient {formatAmount(toDinars(passed.before))}.
          </p>
        ) : null}
        {buyer.vat ? (
          <p>Le prix comprend {formatAmount(buyer.vat)} de TVA, à confirmer par un notaire.</p>
        ) : null}
        <p>Sans les honoraires du notaire ou de l’avocat, ni les frais d’un prêt.</p>
      </div>
    </FigureBlock>
  );
}

/** The figure of a block, told to whoever does not see it when it changes; a most where something is still to be taken off. */
function Total({ amount: { low, high }, isMost = false }: { amount: Amount; isMost?: boolean }) {
  return (
    <p
      role="status"
      className="mt-2 text-2xl font-bold tracking-tight text-sea-deep tabular-nums xs:text-3xl"
    >
      {low === high ? (
        <>
          {isMost ? <span className="text-lg font-normal text-ink-soft">au plus </span> : null}
          <span className="whitespace-nowrap">{formatMillimes(low)}</span>
        </>
      ) : (
        <>
          <span className="text-lg font-normal text-ink-soft">de </span>
          <span className="whitespace-nowrap">{formatMillimes(low)}</span>
          <span className="text-lg font-normal text-ink-soft"> à </span>
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

function Line({
  line,
  sale,
  sign,
  yearsHeld,
}: {
  line: CostLine;
  sale: Sale;
  sign: '+' | '−';
  yearsHeld: number;
}) {
  const { low, high } = line.amount;
  const signed = (amount: number) => `${amount === 0 ? '' : `${sign} `}${formatMillimes(amount)}`;
  const rate = saleRates[line.rate];
  const isOpen = low < high || entryOn(rate, sale.day).state !== 'vérifié';
  return (
    <Part
      name={
        <>
          {rate.label}
          <span className="block text-sm text-ink-soft">
            {formatLine(line, sale, yearsHeld)}
            {isOpen ? ', à confirmer par un notaire' : ''}
          </span>
        </>
      }
    >
      <span className="whitespace-nowrap">{signed(low)}</span>
      {low < high ? (
        <span className="block whitespace-nowrap">
          <span className="font-normal text-ink-soft">à </span>
          {signed(high)}
        </span>
      ) : null}
    </Part>
  );
}
