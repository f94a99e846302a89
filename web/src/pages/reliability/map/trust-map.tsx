import { type TrustedPlace } from '@soumdar/contract';
import { formatShare } from '@soumdar/words/formats';
import { measuredListings } from '@soumdar/words/counts';
import * as words from '@soumdar/words/reliability';
import { useMemo, useState } from 'react';
import { Sentence } from '../../../ui/sentence.tsx';
import { unfigured } from '../../../components/map/circle-legend.tsx';
import { expertColour, withoutFigure } from '../../../components/map/circle-palette.ts';
import { colourOf } from '@soumdar/views';
import { MapNote } from '../../../components/map/map-note.tsx';
import { ZoneCard } from '../../../components/map/zone-card.tsx';
import { ZoneMap } from '../../../components/map/zone-map.tsx';
import { useHistoryEntry } from '../../../ui/history-entry.ts';
import { useTrustedPlaces, type Side } from './trusted-places.ts';

/** Median errors: round steps that mean something to people, whatever the model. */
const bounds = [0.15, 0.2, 0.25, 0.3];

export default function TrustMap({ side }: { side: Side }) {
  const request = useTrustedPlaces();
  const { open, show, hide } = useHistoryEntry('fiche');
  const [chosen, setChosen] = useState<string>();
  const places = request.kind === 'there' ? request.answer : noPlaces;
  const zones = useMemo(
    () => places.map((place) => ({ ...place, count: place[side].count, figure: place[side].medianError })),
    [places, side],
  );
  const around = useMemo(() => places.filter(({ level }) => level === 'governorate'), [places]);
  const card = open ? zones.find(({ slug }) => slug === chosen) : undefined;

  const choose = (slug: string | undefined) => {
    if (slug === undefined) return hide();
    setChosen(slug);
    if (!open) show();
  };

  return (
    <ZoneMap
      name={words.mapName(side)}
      zones={zones}
      around={around}
      coarsest="governorate"
      colourOf={(zone) =>
        zone.figure === null
          ? zone[side].answered
            ? withoutFigure
            : expertColour
          : colourOf(zone.figure, bounds)
      }
      textOf={(zone) => words.mapZone(zone.name, zone[side])}
      chosen={card?.slug}
      onChoose={(near) => choose(near?.slug)}
      legend={{
        title: words.mapLegend(side),
        bounds,
        format: formatShare,
        sizes: measuredListings,
        others: [unfigured(words.answeredUnmeasured), { colour: expertColour, text: words.expertAnswers }],
      }}
    >
      <MapNote request={request} waiting={words.loading} failed={words.failed} />
      <div aria-live="polite">
        {card ? (
          <ZoneCard zone={card} onClose={() => hide()}>
            <p className="mt-2 first-letter:uppercase">
              <Sentence
                text={words.errorOf(side, card[side])}
                marks={{ strong: (text) => <strong>{text}</strong> }}
              />
            </p>
            {card.count === null ? null : (
              <p className="text-sm text-ink-soft">{words.onUnseen(card.count)}</p>
            )}
          </ZoneCard>
        ) : null}
      </div>
    </ZoneMap>
  );
}

const noPlaces: TrustedPlace[] = [];
