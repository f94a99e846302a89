import {
  countrySlug,
  figuresLicencePath,
  type Zone,
  sitePaths,
  type ZoneAccuracy,
  zonePath,
} from '@soumdar/contract';
import { daysOf, oldRentsOn, zoneLevels, zoneView } from '@soumdar/views';
import { whatPricesAre } from '@soumdar/words/level';
import { pricesTitle } from '@soumdar/words/places';
import * as words from '@soumdar/words/prices';
import { contents, contentsOf, licence } from '@soumdar/words/zone-questions';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatShare } from '@soumdar/words/formats';
import { Sentence } from '../../ui/sentence.tsx';
import { estimateIn } from '../../estimation/map-around.ts';
import PlaceFinder from '../../components/place-finder/place-finder.tsx';
import { SampleBadge } from '../../components/sample-badge.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { PriceMapFrame, type ShownPrices } from './map/price-map-frame.tsx';
import { AllQuarters } from './all-quarters.tsx';
import { DownloadLinks } from './download-links.tsx';
import { NeighbourList } from './neighbour-list.tsx';
import { PriceCheck } from './price-check.tsx';
import { PrintSource } from './print-source.tsx';
import { PriceTable, RoomTable } from './price-table.tsx';
import { Trend } from './trend.tsx';
import { useZone, type NearZone } from './use-zone.ts';
import { ZoneQuestions } from './zone-questions.tsx';
import { ZonesInside } from './zones-inside.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';

export default function ZonePage() {
  const { governorate, zone } = useParams();
  const slug = [governorate ?? countrySlug, zone].filter(Boolean).join('/');
  const request = useZone(slug);
  const stated = request.kind === 'there' ? request.answer : undefined;
  usePageTitle(
    stated && 'zone' in stated
      ? pricesTitle(stated.zone)
      : stated && 'typed' in stated
        ? words.whichZone
        : words.pageTitle,
  );
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      {stated && 'zone' in stated ? <ZoneFigures key={slug} zone={stated.zone} /> : null}
      {stated && 'typed' in stated ? <ChooseZone {...stated} /> : null}
      {stated && 'nearest' in stated ? (
        <ChooseZone
          typed={zone ?? governorate ?? ''}
          which={stated.nearest.length > 0 ? 'near' : 'none'}
          zones={stated.nearest}
        />
      ) : null}
      {request.kind === 'waiting' ? <p className="min-h-dvh animate-late">{words.pricesLoading}</p> : null}
      {request.kind === 'failed' ? <LoadFailure text={words.zoneFailed} onRetry={request.retry} /> : null}
    </div>
  );
}

const mostNamed = 12;

function ZoneFigures({ zone }: { zone: Zone }) {
  const { sample } = zone;
  const view = zoneView(zone);
  const { groups } = view;
  const [shown, setShown] = useState<ShownPrices>({ type: view.firstType, transaction: 'sale' });
  const sales = groups.filter(({ transaction }) => transaction === 'sale');
  const rents = groups.filter(({ transaction }) => transaction === 'rent');
  return (
    <>
      <PrintSource asOf={zone.asOf} />
      <ZonePath zone={zone} />
      <div className="mt-3 flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">{pricesTitle(zone)}</h1>
          {sample ? <SampleBadge /> : null}
        </div>
        <ButtonLink to={estimateIn(zone)} look="accent" className="shrink-0 print:hidden">
          {words.estimateHere}
        </ButtonLink>
      </div>
      <div className="mt-6 max-w-xl max-lg:hidden">
        <PlaceFinder />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-2 print:grid-cols-2">
        {groups.length > 0 ? <PriceMapFrame zone={zone} {...shown} onShow={setShown} /> : null}
        <div className="grid min-w-0 content-start gap-6">
          <AllQuarters zone={zone} />
          <p className="text-ink-soft">{whatPricesAre(zoneLevels([zone]), daysOf([zone]))}</p>
          <PriceTable title={words.forSale} unit={words.perM2Unit} groups={sales} />
          <PriceTable title={words.forRent} unit={words.perM2AndMonth} groups={rents} />
        </div>
        <RoomTable rooms={zone.rooms} />
        <div className="grid min-w-0 gap-6">
          <GrossYield zone={zone} />
          <AccuracyHere accuracy={zone.accuracy} />
        </div>
      </div>
      <Trend zone={zone} />
      <ZonesInside zone={zone} type={shown.type} onType={(type) => setShown({ ...shown, type })} />
      <PriceCheck key={zone.slug} zone={zone} />
      <ZoneQuestions zone={zone} />
      <Contents zone={zone} />
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
      <p className="mt-8">
        <Sentence
          text={licence}
          marks={{
            terms: (text) => (
              <Link to={figuresLicencePath} className="underline">
                {text}
              </Link>
            ),
          }}
        />
      </p>
      <p className="mt-4 text-sm text-ink-soft">
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

/** The country's is everything. */
function Contents({ zone: { level, inside } }: { zone: Zone }) {
  if (level === 'country') return null;
  const names = inside.map(({ name }) => name);
  return (
    <FigureBlock title={contents} className="mt-6">
      <p className="mt-3">{contentsOf[level]}</p>
      {names.length > 0 ? (
        <p className="mt-2 text-ink-soft">
          {words.contains(names.slice(0, mostNamed), Math.max(0, names.length - mostNamed))}
        </p>
      ) : null}
    </FigureBlock>
  );
}

const sideNames = { sale: words.salePrices, rent: words.rents };

/** All types together. */
function AccuracyHere({ accuracy }: Pick<Zone, 'accuracy'>) {
  const all = accuracy.filter(({ type }) => type === null);
  return (
    <FigureBlock title={words.accuracyHere}>
      {all.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.tooFewToMeasure}</p>
      ) : (
        <dl className="mt-3 space-y-4">
          {all.map((measured) => (
            <Measured key={measured.transaction} measured={measured} />
          ))}
        </dl>
      )}
    </FigureBlock>
  );
}

function Measured({ measured }: { measured: ZoneAccuracy }) {
  const { transaction, count, medianError, within20, inRange } = measured;
  return (
    <div>
      <dt className="font-semibold">{sideNames[transaction]}</dt>
      <dd className="text-ink-soft">
        {words.measured(transaction, { count, medianError, within20, inRange })}
      </dd>
    </div>
  );
}

function GrossYield({ zone }: { zone: Zone }) {
  const { grossYield } = zone;
  const oldOn = oldRentsOn(zone);
  return (
    <FigureBlock title={words.grossYield}>
      {grossYield ? (
        <>
          <p className="mt-3">{words.typicalHome(grossYield.typical)}</p>
          <p className="mt-1 text-3xl font-bold text-sea-deep tabular-nums">
            {formatShare(grossYield.median)}
          </p>
          <p className="mt-1 text-ink-soft">{words.yieldRange(grossYield)}</p>
          {oldOn ? <p className="mt-1">{words.oldRents(oldOn)}</p> : null}
          <p className="mt-3 text-sm text-ink-soft">{words.yieldMeaning}</p>
        </>
      ) : (
        <p className="mt-3 text-ink-soft">{words.yieldMissing}</p>
      )}
    </FigureBlock>
  );
}

const choices = {
  named: { title: words.whichZone, text: words.severalZones },
  like: { title: words.whichZone, text: words.noSuchZoneBut },
  near: { title: words.unknownZone, text: words.noSuchZoneBut },
  governorates: { title: words.unknownZone, text: words.noSuchZoneIn },
  none: { title: words.unknownZone, text: words.noSuchZone },
};

/** Several zones to choose from, where an address or a search names none or more than one. */
function ChooseZone({
  typed,
  which,
  zones,
}: {
  typed: string;
  which: keyof typeof choices;
  zones: Pick<NearZone, 'slug' | 'name'>[];
}) {
  const { title, text } = choices[which];
  return (
    <section className="mx-auto max-w-xl py-8 text-center">
      <h1 className="text-3xl font-bold tracking-tight text-sea-deep">{title}</h1>
      <p className="mt-3 text-lg wrap-anywhere text-ink-soft">{text(typed)}</p>
      <ul
        className={`mt-4 grid justify-items-center ${which === 'governorates' ? 'grid-cols-2 sm:grid-cols-3' : ''}`}
      >
        {zones.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={zonePath(slug)}
              className="inline-flex min-h-11 items-center font-semibold text-sea underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 text-start">
        <PlaceFinder />
      </div>
      <ButtonLink to={sitePaths.prices} className="mt-6">
        {words.pricesInTunisia}
      </ButtonLink>
    </section>
  );
}

function ZonePath({ zone: { slug, name, parent } }: { zone: Zone }) {
  if (slug === countrySlug) return null;
  const isInCountry = parent?.slug === countrySlug;
  return (
    <nav aria-label={words.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <li>
          <Link to={sitePaths.prices} className="inline-flex min-h-11 items-center underline">
            {words.country}
          </Link>
        </li>
        {parent && !isInCountry ? (
          <li className="inline-flex items-center gap-2">
            <span aria-hidden>›</span>
            <Link to={zonePath(parent.slug)} className="inline-flex min-h-11 items-center underline">
              {parent.name}
            </Link>
          </li>
        ) : null}
        <li className="inline-flex items-center gap-2" aria-current="page">
          <span aria-hidden>›</span>
          {name}
        </li>
      </ol>
    </nav>
  );
}
