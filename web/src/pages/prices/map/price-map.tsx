import {
  areaStepsPerDegree,
  degreesOf,
  type AreaList,
  type Zone,
  type ZoneGroup,
  type ZoneList,
} from '@soumdar/contract';
import { boundsOf, colourOf, groupLevel, type CircleZone } from '@soumdar/views';
import { learnedListings } from '@soumdar/words/counts';
import { formatPerM2 } from '@soumdar/words/formats';
import { figureLevel, mapLevel } from '@soumdar/words/level';
import { homesFor, perSqmUnits } from '@soumdar/words/prices';
import * as words from '@soumdar/words/prices';
import type { LatLngTuple } from 'leaflet';
import { useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { unfigured } from '../../../components/map/circle-legend.tsx';
import { withoutFigure } from '../../../components/map/circle-palette.ts';
import { ZoneMap } from '../../../components/map/zone-map.tsx';
import { MapNote } from '../../../components/map/map-note.tsx';
import { useHistoryEntry } from '../../../ui/history-entry.ts';
import { useRequest } from '../../../use-request.ts';
import { ZoneCard } from '../../../components/map/zone-card.tsx';

export interface PriceMapProps extends Pick<ZoneGroup, 'transaction' | 'type'> {
  zone: Zone;
}

const noZones: ZoneList['zones'] = [];
const noAreas: AreaList['areas'] = [];

function toRings({ slug, rings }: AreaList['areas'][number]) {
  return {
    slug,
    rings: rings.map((steps) => {
      const degrees = degreesOf(steps, areaStepsPerDegree);
      return Array.from({ length: degrees.length / 2 }, (_, at): LatLngTuple => [
        degrees[2 * at + 1]!,
        degrees[2 * at]!,
      ]);
    }),
  };
}

const priceOf = ({ figure }: CircleZone) => (figure === null ? '' : formatPerM2(figure));

const partsOf = { country: 'governorate', governorate: 'town', town: 'neighbourhood' } as const;

export default function PriceMap({ zone, transaction, type }: PriceMapProps) {
  const request = useRequest(`${transaction} ${type}`, undefined, async () => {
    const query = { transaction, type };
    const [zones, areas] = await Promise.all([call('listZones', { query }), call('listAreas', { query })]);
    return { zones: zones.data.zones, areas: areas.data.areas };
  });
  const { open, show, hide } = useHistoryEntry('fiche');
  const [chosen, setChosen] = useState<string>();
  const listed = request.kind === 'there' ? request.answer.zones : noZones;
  const zones = useMemo(() => listed.map((each) => ({ ...each, figure: each.medianPerSqm })), [listed]);
  const listedAreas = request.kind === 'there' ? request.answer.areas : noAreas;
  const areas = useMemo(() => listedAreas.map(toRings), [listedAreas]);
  const around = useMemo(() => [zone, ...zone.inside], [zone]);
  const priced = zones.filter(({ figure }) => figure !== null);
  const ofAgencies = priced.length > 0 && priced.every((each) => each.ofAgencies);
  const bounds = boundsOf(zones.flatMap(({ figure }) => figure ?? []));
  const unit = perSqmUnits[transaction];
  const card = open ? zones.find(({ slug }) => slug === chosen) : undefined;

  const choose = (slug: string | undefined) => {
    if (slug === undefined) return hide();
    setChosen(slug);
    if (!open) show();
  };

  return (
    <ZoneMap
      name={words.mapName(transaction, type)}
      zones={zones}
      areas={areas}
      options={{ scrollWheelZoom: false }}
      // where no part has a price, the zone's own circle stands for all
      around={around}
      coarsest={zone.level === 'neighbourhood' ? 'neighbourhood' : partsOf[zone.level]}
      colourOf={({ figure }) => (figure === null ? withoutFigure : colourOf(figure, bounds))}
      textOf={({ name, figure }) => words.mapZone(name, figure, transaction)}
      priceOf={priceOf}
      chosen={card?.slug}
      onChoose={(near) => choose(near?.slug)}
      legend={{
        title: words.mapLegend(transaction),
        bounds,
        format: formatPerM2,
        sizes: learnedListings,
        level: mapLevel(groupLevel(transaction, zone, ofAgencies)),
        others: [unfigured(words.noPriceUnderTen)],
      }}
    >
      <MapNote
        request={request}
        waiting={words.pricesLoading}
        failed={words.mapPricesFailed}
        empty={
          request.kind === 'there' && zones.length === 0 ? words.noListingOf(transaction, type) : undefined
        }
      />
      <div aria-live="polite">
        {card ? (
          <PricedZoneCard
            zone={card}
            homes={homesFor(transaction, type)}
            level={figureLevel(groupLevel(transaction, zone, card.ofAgencies))}
            unit={unit}
            onClose={() => hide()}
          />
        ) : null}
      </div>
    </ZoneMap>
  );
}

function PricedZoneCard({
  zone,
  homes,
  level,
  unit,
  onClose,
}: {
  zone: ZoneList['zones'][number];
  /** 'appartements à vendre' */
  homes: string;
  /** what the price is */
  level: string;
  unit: string;
  onClose: () => void;
}) {
  const { count, medianPerSqm, lowPerSqm, highPerSqm } = zone;
  return (
    <ZoneCard zone={zone} onClose={onClose}>
      {medianPerSqm === null ? (
        <p className="mt-2">{words.tooFewHere}</p>
      ) : (
        <p className="mt-2">
          <bdi>
            <strong className="text-2xl text-sea-deep tabular-nums">{formatPerM2(medianPerSqm)}</strong>{' '}
            {unit}
          </bdi>
        </p>
      )}
      {lowPerSqm === null || highPerSqm === null ? null : <p>{words.eightBetween(lowPerSqm, highPerSqm)}</p>}
      <p className="text-sm text-ink-soft">{words.listingsOf(count, homes)}</p>
      {medianPerSqm === null ? null : <p className="text-sm text-ink-soft">{level}</p>}
    </ZoneCard>
  );
}
