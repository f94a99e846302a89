import { isAddress } from '@soumdar/contract';
import { partMissing } from '@soumdar/words/controls';
import * as words from '@soumdar/words/wizard';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { usePositionFacts, type KnownOfPosition } from '../../components/map/position-facts.ts';
import { addressInArabic } from '../../components/map/address-mapping.ts';
import { placeText } from '../../components/place-text.ts';
import { asksToName } from '../../estimation/placing.ts';
import { queriedView } from '../../estimation/map-around.ts';
import { placeQuery, type WizardPlace } from '../../estimation/wizard-place.ts';
import { Chevron } from '../../ui/first-page-icons.tsx';
import { mapZoom, type Position } from '../../position.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { largeScreen, useMediaQuery } from '../../ui/media-query.ts';
import { pageState, useHistoryEntry } from '../../ui/history-entry.ts';
import { LoadingOverlay } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useMovedPlace, useQueriedPlace, type QueriedPlace } from './queried-place.ts';
import { PinIcon } from '../../ui/icons.tsx';
import { Wizard } from './wizard.tsx';

const PropertyMap = lazyComponent(() => import('../../components/map/property-map.tsx'));
const MapPicker = lazyComponent(() => import('../../components/map/map-picker.tsx'), {
  waiting: <LoadingOverlay text={words.mapLoading} />,
  missing: (
    <Notice look="error" className="mt-3">
      {partMissing}
    </Notice>
  ),
});

export default function EstimationPage() {
  usePageTitle(words.pageTitle);
  const { state } = useLocation();
  const place = useQueriedPlace();
  const moved = useMovedPlace(place);
  const { lat, lng, address, chosen } = place;
  const large = useMediaQuery(largeScreen);
  const { open, show, close } = usePicker(chosen);
  const [query] = useSearchParams();
  const known = usePositionFacts(chosen && { lat, lng });
  if (moved) return <Navigate to={{ search: moved }} replace state={pageState(state)} />;

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)]">
      <div className="px-4 py-6 sm:px-6 sm:py-10">
        <div className="mx-auto max-w-xl">
          <Place place={place} onPick={show} />
          {large ? null : <FoldedMap lat={lat} lng={lng} />}
          <Uncovered facts={known} />
          <Wizard
            lat={lat}
            lng={lng}
            address={address}
            place={chosen}
            known={known}
            onPlaceMissing={chosen ? undefined : show}
          />
          {open ? (
            <MapPicker
              initial={chosen ? initialOf(chosen, address) : undefined}
              around={queriedView(query)}
              onConfirm={close}
              onClose={() => close()}
            />
          ) : null}
        </div>
      </div>
      {large ? (
        <div className="sticky top-16 h-[calc(100dvh-4rem)] border-s border-line bg-sea-tint">
          <PlaceMap lat={lat} lng={lng} />
        </div>
      ) : null}
    </div>
  );
}

const initialOf = ({ lat, lng, precision }: WizardPlace, address: string) => ({
  lat,
  lng,
  precision,
  ...(isAddress(address) && { placeName: address }),
});

/**
 * The map has its own history entry, and opens by itself where no place is chosen, or
 * its neighbourhood is to be named. A confirmed place changes
 * the page's entry, whose step and answers stay.
 */
function usePicker(chosen: WizardPlace | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { open, show, hide } = useHistoryEntry('carte');
  const isToName = chosen?.precision === 'town' && asksToName(state);
  const offered = useRef(open || (chosen !== null && !isToName));
  useEffect(() => {
    if (offered.current) return;
    offered.current = true;
    show();
  });
  const close = (confirmed?: WizardPlace) =>
    hide(() => {
      if (confirmed)
        void navigate({ search: placeQuery(confirmed) }, { replace: true, state: pageState(state) });
    });
  return { open, show, close };
}

function Place({ place, onPick }: { place: QueriedPlace; onPick: () => void }) {
  const { address, chosen } = place;
  if (!chosen)
    return (
      <div className="flex items-center gap-3 text-ink-soft">
        <PinIcon className="size-5 shrink-0 text-clay" />
        <p className="min-w-0 grow">{words.noPlace}</p>
        <button
          type="button"
          aria-label={words.choosePlace}
          onClick={onPick}
          className="min-h-11 shrink-0 cursor-pointer font-semibold text-sea underline"
        >
          {words.choose}
        </button>
      </div>
    );
  const { text, coordinates } = placeText({
    localisation: address,
    localisationAr: addressInArabic(address),
    location: place,
  });
  return (
    <div className="flex items-start gap-3 text-ink-soft">
      <PinIcon className="mt-0.5 size-5 shrink-0 text-clay" />
      <div className="min-w-0 grow">
        <p className="line-clamp-3 first-letter:uppercase wrap-anywhere" title={text}>
          <bdi>{text}</bdi>
        </p>
        {isAddress(address) ? null : <p className="text-sm tabular-nums">{coordinates}</p>}
      </div>
      <button
        type="button"
        aria-label={words.changePlace}
        onClick={onPick}
        className="-my-2.5 min-h-11 shrink-0 cursor-pointer font-semibold text-sea underline"
      >
        {words.change}
      </button>
    </div>
  );
}

/** Warns before anything is typed. */
function Uncovered({ facts }: { facts: KnownOfPosition | null }) {
  if (facts?.covered !== false) return null;
  return (
    <Notice look="warning" role="note" className="mt-3">
      <p className="font-bold text-modest">{words.notCovered}</p>
      <p>{words.notCoveredLead}</p>
    </Notice>
  );
}

/** On a small screen the map loads only on demand. */
function FoldedMap(position: Position) {
  const [open, setOpen] = useState(false);
  return (
    <details className="group mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 ps-8 font-semibold text-sea [&::-webkit-details-marker]:hidden">
        {words.showOnMap}
        <span className="transition-transform group-open:rotate-180">
          <Chevron />
        </span>
      </summary>
      {open ? (
        <div className="mt-1 h-56 overflow-hidden rounded-card border border-line bg-sea-tint">
          <PlaceMap {...position} />
        </div>
      ) : null}
    </details>
  );
}

function PlaceMap(position: Position) {
  return <PropertyMap {...position} zoom={mapZoom.property} marker className="size-full" />;
}
