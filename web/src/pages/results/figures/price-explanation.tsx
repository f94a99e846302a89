import {
  effectRows,
  propertyFacts,
  sideTexts,
  sideView,
  trackShares,
  type EffectRow,
  type Explanation,
  type ShownEstimation,
  type Transaction,
} from '@soumdar/contract';
import { formatFacts, formatNumber } from '@soumdar/words/formats';
import { useId } from 'react';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { PhoneFold } from '../../../ui/phone-fold.tsx';
import { sideGrid } from './side-card.tsx';

/** Which effects moved each shown figure away from that of the zone's typical property. */
export function PriceExplanation({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const titleId = useId();
  const sides = (['sale', 'rent'] as const).flatMap((side) => {
    const view = sideView(side, property.type, data);
    const explanation = data.explanation?.[side];
    return view.kind === 'estimated' && explanation ? [{ side, price: view.price, explanation }] : [];
  });
  if (sides.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-5 rounded-card border border-line bg-white px-5 py-3 shadow-card sm:mt-8 sm:p-6"
    >
      <h2 id={titleId} className="text-xl font-bold">
        Pourquoi ces chiffres ?
      </h2>
      <PhoneFold summary="Voir ce qui fait chaque chiffre">
        <p className="mt-1 max-w-prose text-sm text-ink-soft print:hidden">
          On part d’un bien typique du même type au même endroit, puis on ajoute ou retire ce qui distingue
          celui-ci. La largeur d’une barre entière est le prix.
        </p>
        <div className={`mt-5 ${sideGrid(sides.length)}`}>
          {sides.map((side) => (
            <SideExplanation key={side.side} {...side} />
          ))}
        </div>
      </PhoneFold>
    </section>
  );
}

function SideExplanation({
  side,
  price,
  explanation,
}: {
  side: Transaction;
  price: number;
  explanation: Explanation;
}) {
  const { transaction, unit } = sideTexts[side];
  const rows = effectRows(explanation);
  const shares = trackShares(rows, price, explanation);
  return (
    <div className="min-w-0">
      <h3 className="text-lg font-bold">{transaction}</h3>
      <dl className="mt-3 print:mt-1">
        <div className="flex items-baseline justify-between gap-3 border-b border-line pb-3">
          <dt>
            Bien typique
            <span className="block text-sm text-ink-soft">
              {formatFacts(propertyFacts(explanation.typical))}
            </span>
          </dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">
            {formatNumber(explanation.typicalPrice)} {unit}
          </dd>
        </div>
        {rows.map((row, at) => (
          <Effect key={row.label} row={row} share={100 * shares[at]!} unit={unit} />
        ))}
        <div className="flex items-baseline justify-between gap-3 border-t border-line pt-3 font-bold">
          <dt>Ce bien</dt>
          <dd className="whitespace-nowrap tabular-nums">
            {formatNumber(price)} {unit}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** One effect with its bar, in percent of its track: to the right of the middle what adds, to the left what takes away. */
function Effect({ row: { label, amount }, share, unit }: { row: EffectRow; share: number; unit: string }) {
  const adds = amount > 0;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 print:flex-nowrap print:py-0.5">
      <dt className="print:w-36 print:shrink-0">{label}</dt>
      <dd
        className={`ms-auto font-semibold print:order-last print:w-32 print:text-end whitespace-nowrap tabular-nums ${adds ? 'text-good' : 'text-clay'}`}
      >
        {adds ? '+' : '−'} {formatNumber(Math.abs(amount))} {unit}
      </dd>
      <dd
        aria-hidden
        className="relative mt-1.5 h-2.5 w-full rounded-mark bg-sand print:mt-0 print:w-auto print:grow"
      >
        {/* not by a style: the content security policy lets none stand in a page that the server draws */}
        <svg className="absolute inset-0 size-full">
          <rect
            x={`${adds ? 50 : 50 - share}%`}
            width={`${share}%`}
            height="100%"
            rx="2"
            className={adds ? 'fill-good' : 'fill-clay'}
          />
        </svg>
        <span className="absolute -inset-y-1 left-1/2 w-px bg-line-strong" />
      </dd>
    </div>
  );
}
