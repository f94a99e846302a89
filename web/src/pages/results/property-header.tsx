import { useState } from 'react';
import { brand } from '../../brand.ts';
import { propertyFacts } from '../../components/property-facts.ts';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { formatCoordinates, formatFacts, formatLongDate } from '../../format.ts';
import { propertyTypeLabel } from '../../labels.ts';
import { isAddress } from '../../position.ts';
import { EditLink } from './edit-link.tsx';

/** What is being estimated, and where. */
export function PropertyHeader({ property, title }: { property: PropertyDetails; title: string }) {
  const { type, location, localisation, details } = property;
  const coordinates = formatCoordinates(location.lat, location.lng);
  return (
    <header className="flex gap-4">
      <span className="hidden size-14 shrink-0 place-items-center rounded-card bg-sea-tint text-sea sm:grid">
        <PropertyTypeIcon type={type} className="size-8" />
      </span>
      <div className="min-w-0">
        <PrintedOn />
        <h1 className="text-lg font-bold text-sea-deep xs:text-xl sm:text-3xl">{title}</h1>
        <p className="mt-1 text-ink wrap-anywhere">
          {isAddress(localisation, location) ? (
            <>
              {localisation}{' '}
              <span className="text-sm whitespace-nowrap text-ink-soft max-sm:hidden">({coordinates})</span>
            </>
          ) : (
            localisation || coordinates
          )}
        </p>
        <p className="text-ink-soft">{formatFacts([propertyTypeLabel(type), ...propertyFacts(details)])}</p>
        <EditLink property={property} />
      </div>
    </header>
  );
}

/** On paper: by whom and when. */
function PrintedOn() {
  const [today] = useState(() => formatLongDate(new Date().toISOString()));
  return (
    <p className="hidden text-sm text-ink-soft print:block">
      {brand}, page imprimée le {today}
    </p>
  );
}
