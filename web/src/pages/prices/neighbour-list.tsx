import { comparisonPath, zonePath, type Zone } from '@soumdar/contract';
import type { ZoneView } from '@soumdar/views';
import { formatPricePerM2 } from '@soumdar/words/formats';
import * as words from '@soumdar/words/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FigureBlock } from '../../components/figure-block.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const link = 'inline-flex min-h-11 items-center text-sea underline hover:text-sea-deep';

export function NeighbourList({
  zone,
  among: { type, median },
}: {
  zone: Zone;
  among: ZoneView['amongNeighbours'];
}) {
  const { slug, name, neighbours } = zone;
  const largest = Math.max(median ?? 0, ...neighbours.map((neighbour) => neighbour.medianPerSqm));
  return (
    <FigureBlock title={neighbours.length > 0 ? words.neighbours : words.compare} className="mt-6">
      {neighbours.length > 0 ? (
        <>
          <p className="mt-1 text-sm text-ink-soft">{words.medianForSale(type)}</p>
          <ul className="@container mt-2">
            {median === null ? null : (
              <Row perSqm={median} share={median / largest} look="fill-sea">
                <span className="inline-flex min-h-11 items-center font-bold">{name}</span>
              </Row>
            )}
            {neighbours.map((near) => (
              <Row
                key={near.slug}
                perSqm={near.medianPerSqm}
                share={near.medianPerSqm / largest}
                look="fill-sea-mid"
                // a full reload: the server's page weighs less than the parts needed to render it here
                action={
                  <Link
                    to={comparisonPath([slug, near.slug])}
                    reloadDocument
                    aria-label={words.compareWithZone(near.name)}
                    className={`${link} print:hidden`}
                  >
                    {words.compare}
                  </Link>
                }
              >
                <Link to={zonePath(near.slug)} className={link}>
                  {near.name}
                </Link>
              </Row>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-4 print:hidden">
        <ButtonLink to={comparisonPath([slug])} reloadDocument look="outline">
          {words.compareWith}
        </ButtonLink>
      </p>
    </FigureBlock>
  );
}

/** On a phone the bar comes below. */
function Row({
  perSqm,
  share,
  look,
  action,
  children,
}: {
  perSqm: number;
  share: number;
  look: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[1fr_auto_4.5rem] items-center @max-[14rem]:grid-cols-[1fr_auto] gap-x-3 border-b border-line pb-2 last:border-0 sm:grid-cols-[11rem_1fr_7rem_4.5rem] sm:pb-0 print:grid-cols-[11rem_1fr_7rem_0]">
      <span className="wrap-anywhere">{children}</span>
      <svg
        width="100%"
        height="8"
        className="order-last col-span-3 block @max-[14rem]:col-span-2 rtl:-scale-x-100 sm:order-none sm:col-span-1 print:order-none print:col-span-1"
        aria-hidden
      >
        <rect width="100%" height="8" rx="4" className="fill-sea-tint" />
        <rect width={`${(100 * share).toFixed(2)}%`} height="8" rx="4" className={look} />
      </svg>
      <span className="text-end whitespace-nowrap tabular-nums">{formatPricePerM2(perSqm)}</span>
      <span className="text-end @max-[14rem]:col-span-full">{action}</span>
    </li>
  );
}
