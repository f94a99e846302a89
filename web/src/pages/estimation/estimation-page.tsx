import { sitePaths } from '@soumdar/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Chevron } from '../../ui/first-page-icons.tsx';
import { mapZoom, type Position } from '../../position.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { largeScreen, useMediaQuery } from '../../ui/media-query.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useQueriedPlace } from './queried-place.ts';
import { PinIcon } from '../../ui/icons.tsx';
import { Wizard } from './wizard.tsx';

const PropertyMap = lazyComponent(() => import('../../components/map/property-map.tsx'));

/** The wizard beside a map of the position its address names. */
export default function EstimationPage() {
  usePageTitle('Estimation');
  const { lat, lng, address } = useQueriedPlace();
  const large = useMediaQuery(largeScreen);

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)]">
      <div className="px-4 py-6 sm:px-6 sm:py-10">
        <div className="mx-auto max-w-xl">
          <Place address={address} />
          {large ? null : <FoldedMap lat={lat} lng={lng} />}
          <Wizard key={`${lat},${lng}`} lat={lat} lng={lng} address={address} />
        </div>
      </div>
      {large ? (
        <div className="sticky top-16 h-[calc(100dvh-4rem)] border-l border-line bg-sea-tint">
          <PlaceMap lat={lat} lng={lng} />
        </div>
      ) : null}
    </div>
  );
}

function Place({ address }: { address: string }) {
  return (
    <div className="flex items-start gap-3 text-ink-soft">
      <PinIcon className="mt-0.5 size-5 shrink-0 text-clay" />
      <p className="line-clamp-3 min-w-0 grow wrap-anywhere" title={address}>
        {address}
      </p>
      <Link
        to={sitePaths.home}
        aria-label="Modifier l’emplacement"
        className="shrink-0 font-semibold text-sea underline"
      >
        Modifier
      </Link>
    </div>
  );
}

/** On a small screen the map opens on demand, and loads only then. */
function FoldedMap(position: Position) {
  const [open, setOpen] = useState(false);
  return (
    <details className="group mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 pl-8 font-semibold text-sea [&::-webkit-details-marker]:hidden">
        Voir sur la carte
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
