import {
  cliffsOf,
  feesPath,
  formatPrice,
  roundings,
  saleCosts,
  todayForRates,
  usualAgency,
  type Amount,
  type Day,
  type Sale,
} from '@soumdar/contract';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PropertyDetails } from '../../../estimation/results-state.ts';

/** What of an estimated price would stay in the pocket, and what its buyer would pay in all. */
export function InPocket(estimated: Estimated) {
  const [today] = useState(() => todayForRates(new Date()));
  const { keeps, pays, passed } = inPocket(estimated, today);
  return (
    <div className="mt-3 border-t border-line pt-3 print:mt-2 print:pt-2 print:text-sm">
      <h3 className="font-bold">Net en poche à ce prix, environ</h3>
      <dl className="tabular-nums">
        <Sum of="Le vendeur garde">{keeps}</Sum>
        <Sum of="L’acheteur paie en tout">{pays}</Sum>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        Avec une agence, avant l’impôt sur la plus-value ; ce n’est pas un conseil fiscal.
        {mayBeBuiltOn(estimated) ? ' L’acheteur paie le moins s’il y bâtit son logement.' : ''}
        {passed ? ` ${passed}` : ''}{' '}
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

function Sum({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{of}</dt>
      <dd className="ml-auto font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}

interface Estimated extends Pick<PropertyDetails, 'type' | 'details'> {
  price: number;
  range: { low: number; high: number } | null;
}

/** Of a plot that its owner calls unfit to build on, nobody pays the duties of those who build. */
const mayBeBuiltOn = ({ type, details }: Estimated) => type === 'land' && details.is_constructible !== false;

/**
 * The figures of the block, as precise as the price they are made of. Land is bought at the usual duties, or at less by whoever builds
 * their own home on it.
 *
 * @internal
 */
export function inPocket(estimated: Estimated, day: Day) {
  const { price, range } = estimated;
  const usual: Sale = {
    kind: 'resale',
    priceDt: Math.round(price),
    day,
    fromAbroad: false,
    pages: 1,
    agency: usualAgency(day),
  };
  const { seller, buyer } = saleCosts(usual);
  const toBuildOn = { ...usual, kind: 'buildingLand', surfaceM2: surfaceOf(estimated) } as const;
  const pays = mayBeBuiltOn(estimated)
    ? { ...buyer.pays, low: saleCosts(toBuildOn).buyer.pays.low }
    : buyer.pays;
  const cliff = range
    ? cliffsOf(usual).find(({ priceDt }) => range.low < priceDt && priceDt <= range.high)
    : undefined;
  return {
    keeps: rounded(seller.keeps),
    pays: rounded(pays),
    passed:
      cliff &&
      `La fourchette passe ${formatPrice(cliff.priceDt)}, où un dinar de plus coûte ${formatPrice(Math.round(cliff.rise.low / 1000))} à l’acheteur.`,
  };
}

function rounded({ low, high }: Amount): string {
  const [least, most] = [low, high].map((millimes) => formatPrice(roundings.vente.price(millimes / 1000)));
  return least === most ? least! : `${least} à ${most}`;
}

/** The address of the page that reckons with the rest. */
function questionOf(estimated: Estimated): URLSearchParams {
  return new URLSearchParams({
    prix: String(Math.round(estimated.price)),
    ...(mayBeBuiltOn(estimated) && { surface: String(surfaceOf(estimated)) }),
  });
}

/** Whole m², as the duties on a plot take them. */
const surfaceOf = ({ details }: Estimated): number => Math.max(1, Math.round(details.surface));
