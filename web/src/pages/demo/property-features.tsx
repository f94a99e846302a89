import { formatCoordinates, formatLongDate, formatNumber, formatSurface } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import type { ReactNode } from 'react';
import type { DemoProperty } from './demo-property.ts';
import { placeWords } from './property-tile.tsx';

/** Description, facts, features and place of a property. */
export function PropertyFeatures({ property }: { property: DemoProperty }) {
  return (
    <>
      <Part title="Description">
        <p className="max-w-prose">{property.description}</p>
      </Part>
      <Part title="Détails">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {Object.entries(facts(property)).map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Équipements">
        <ul className="flex flex-wrap gap-2">
          {property.features.map((feature) => (
            <li key={feature} className="rounded-full bg-sea-tint px-3.5 py-1.5 font-medium text-sea-deep">
              {feature}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Emplacement">
        <Place property={property} />
      </Part>
    </>
  );
}

function facts(property: DemoProperty): Record<string, string> {
  const { type, bedrooms, bathrooms, parking, floorArea, landSize, yearBuilt } = property;
  return {
    Type: propertyTypeLabel(type),
    ...(bedrooms > 0 && { Chambres: formatNumber(bedrooms) }),
    ...(bathrooms > 0 && { 'Salles de bain': formatNumber(bathrooms) }),
    ...(parking > 0 && { 'Places de parking': formatNumber(parking) }),
    ...(floorArea !== null && { 'Surface habitable': formatSurface(floorArea) }),
    ...(landSize !== null && { 'Surface du terrain': formatSurface(landSize) }),
    ...(yearBuilt !== null && { 'Année de construction': String(yearBuilt) }),
    'Annonce du': formatLongDate(property.listedDate),
    'Disponible le': formatLongDate(property.availableDate),
  };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h2 className="text-xl font-bold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** Stands where a map would be. */
function Place({ property }: { property: DemoProperty }) {
  const { lat, lng } = property.location;
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-sea-tint">
      <svg
        viewBox="0 0 480 200"
        preserveAspectRatio="xMidYMid slice"
        className="block h-52 w-full"
        aria-hidden
      >
        <path d="M0 0h480v200H0z" fill="#efe5d6" />
        <path
          d="M0 130c120-40 200 20 480-30M90 0l40 200M250 0l-30 200M372 0l36 200"
          stroke="#fff"
          strokeWidth="14"
          fill="none"
        />
        <path d="M20 24h74v56H20zM270 20h76v60h-76z" fill="#dfe8d8" />
        <path
          d="M240 116c-12-17-24-27-24-43a24 24 0 0 1 48 0c0 16-12 26-24 43z"
          fill="#b54a1b"
          stroke="#fff"
          strokeWidth="3"
        />
        <circle cx="240" cy="73" r="8" fill="#fff" />
      </svg>
      <p className="bg-white px-4 py-3">
        <span className="font-semibold">{placeWords(property)}</span>{' '}
        <span className="text-sm text-ink-soft tabular-nums">({formatCoordinates(lat, lng)})</span>
        <span className="block text-sm text-ink-soft">Plan dessiné pour la démonstration.</span>
      </p>
    </div>
  );
}
