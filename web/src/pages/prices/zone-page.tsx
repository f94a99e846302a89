import { countrySlug, type Zone, sitePaths } from '@soumdar/contract';
import { zoneView } from '@soumdar/views';
import { pricesTitle } from '@soumdar/words/places';
import * as words from '@soumdar/words/prices';
import { Link, useParams } from 'react-router';
import { Sentence } from '../../ui/sentence.tsx';
import { estimateIn } from '../../estimation/map-around.ts';
import { SampleBadge } from '../../components/sample-badge.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AccuracyHere } from './accuracy-here.tsx';
import { DownloadLinks } from './download-links.tsx';
import { GrossYield } from './gross-yield.tsx';
import { NeighbourList } from './neighbour-list.tsx';
import { PriceCheck } from './price-check.tsx';
import { PriceTable } from './price-table.tsx';
import { RoomTable } from './room-table.tsx';
import { Trend } from './trend.tsx';
import { UnknownZone } from './unknown-zone.tsx';
import { useZone } from './use-zone.ts';
import { ZonesInside } from './zones-inside.tsx';
import { ZonePath } from './zone-path.tsx';

/** What is asked in a zone: the country, a governorate, a town or a neighbourhood. */
export default function ZonePage() {
  const { governorate, zone } = useParams();
  const slug = [governorate ?? countrySlug, zone].filter(Boolean).join('/');
  const request = useZone(slug);
  const stated = request.kind === 'there' ? request.answer : undefined;
  usePageTitle(stated && 'zone' in stated ? pricesTitle(stated.zone) : words.pageTitle);
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      {stated && 'zone' in stated ? <ZoneFigures zone={stated.zone} /> : null}
      {stated && 'nearest' in stated ? <UnknownZone nearest={stated.nearest} /> : null}
      {request.kind === 'waiting' ? <p className="min-h-dvh animate-late">{words.pricesLoading}</p> : null}
      {request.kind === 'failed' ? <LoadFailure text={words.zoneFailed} onRetry={request.retry} /> : null}
    </div>
  );
}

function ZoneFigures({ zone }: { zone: Zone }) {
  const { sample, asOf, listedOn } = zone;
  const view = zoneView(zone);
  const { groups } = view;
  const sales = groups.filter(({ transaction }) => transaction === 'sale');
  const rents = groups.filter(({ transaction }) => transaction === 'rent');
  return (
    <>
      <ZonePath zone={zone} />
      <div className="mt-3 flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">{pricesTitle(zone)}</h1>
          <p className="mt-2 max-w-2xl text-ink-soft">{words.whatPricesAre(asOf, listedOn)}</p>
          {sample ? <SampleBadge /> : null}
          {zone.inside.length > 0 ? (
            <a
              href="#carte"
              className="inline-flex min-h-11 items-center font-semibold text-sea underline noscript:hidden print:hidden"
            >
              {words.showMap}
            </a>
          ) : null}
        </div>
        <ButtonLink to={estimateIn(zone)} look="accent" className="shrink-0 print:hidden">
          {words.estimateHere}
        </ButtonLink>
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-2 print:grid-cols-2">
        <PriceTable title={words.forSale} unit="DT/m²" groups={sales} />
        <PriceTable title={words.forRent} unit={words.perM2AndMonth} groups={rents} />
        <RoomTable rooms={zone.rooms} />
        <div className="grid min-w-0 gap-6">
          <GrossYield grossYield={zone.grossYield} />
          <AccuracyHere accuracy={zone.accuracy} />
        </div>
      </div>
      <Trend zone={zone} />
      <ZonesInside key={`zones ${zone.slug}`} zone={zone} firstType={view.firstType} />
      <PriceCheck key={zone.slug} zone={zone} />
      <NeighbourList zone={zone} among={view.amongNeighbours} />
      <p className="mt-6 print:hidden">
        <Link
          to={sitePaths.fees}
          className="inline-flex min-h-11 items-center text-sea underline hover:text-sea-deep"
        >
          {words.saleCosts}
        </Link>
      </p>
      <DownloadLinks zones={[zone]} />
      <p className="mt-8 text-sm text-ink-soft">
        <Sentence
          text={words.source}
          marks={{
            legal: (text) => (
              <Link to="/mentions-legales" className="underline">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}
