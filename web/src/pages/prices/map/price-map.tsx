import { type Zone, type ZoneGroup, type ZoneList } from '@soumdar/contract';
import { formatPerM2 } from '@soumdar/words/formats';
import { useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { unfigured } from '../../../components/map/circle-legend.tsx';
import { withoutFigure } from '../../../components/map/circle-palette.ts';
import { boundsOf, colourOf } from '../../../components/map/circle-scale.ts';
import { ZoneMap } from '../../../components/map/zone-map.tsx';
import { MapNote } from '../../../components/map/map-note.tsx';
import { useHistoryEntry } from '../../../ui/history-entry.ts';
import { useRequest } from '../../../use-request.ts';
import { homesFor, perSqmUnits } from '../shown-homes.ts';
import { PricedZoneCard } from './priced-zone-card.tsx';

export interface PriceMapProps extends Pick<ZoneGroup, 'transaction' | 'type'> {
  zone: Zone;
}

const noZones: ZoneList['zones'] = [];
const partsOf = { country: 'governorate', governorate: 'town', town: 'neighbourhood' } as const;

/** What is asked in each zone, on a map that opens on those inside one. */
export default function PriceMap({ zone, transaction, type }: PriceMapProps) {
  const request = useRequest(
    `${transaction} ${type}`,
    undefined,
    async () => (await call('listZones', { query: { transaction, type } })).data,
  );
  const { open, show, hide } = useHistoryEntry('fiche');
  const [chosen, setChosen] = useState<string>();
  const listed = request.kind === 'there' ? request.answer.zones : noZones;
  const zones = useMemo(() => listed.map((each) => ({ ...each, figure: each.medianPerSqm })), [listed]);
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
      name={`Carte des prix, ${homesFor(transaction, type)} : un tableau suit, avec les mêmes prix`}
      zones={zones}
      around={zone.inside}
      coarsest={zone.level === 'neighbourhood' ? 'neighbourhood' : partsOf[zone.level]}
      colourOf={({ figure }) => (figure === null ? withoutFigure : colourOf(figure, bounds))}
      textOf={({ name, figure }) =>
        `${name} : ${figure === null ? 'trop peu d’annonces' : `${formatPerM2(figure)} ${unit}`}`
      }
      chosen={card?.slug}
      onChoose={(near) => choose(near?.slug)}
      legend={{
        title: `Prix médian demandé, en ${unit}`,
        bounds,
        format: formatPerM2,
        sizes: 'annonces',
        others: [unfigured('Moins de 10 annonces : pas de prix')],
      }}
    >
      <MapNote
        request={request}
        waiting="Chargement des prix…"
        failed="Les prix de la carte ne se chargent pas."
        empty={
          request.kind === 'there' && zones.length === 0
            ? `Aucune annonce : ${homesFor(transaction, type)}.`
            : undefined
        }
      />
      <div aria-live="polite">
        {card ? (
          <PricedZoneCard
            zone={card}
            homes={homesFor(transaction, type)}
            unit={unit}
            onClose={() => hide()}
          />
        ) : null}
      </div>
    </ZoneMap>
  );
}
