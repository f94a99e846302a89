import * as words from '@soumdar/words/demo';
import { formatCoordinates, formatLongDate, formatNumber, formatSurface } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import type { ReactNode } from 'react';
import type { DemoProperty } from './demo-property.ts';
import { placeWords } from './property-tile.tsx';

export function PropertyFeatures({ property }: { property: DemoProperty }) {
  return (
    <>
      <Part title={words.description}>
        <p className="max-w-prose">{property.description}</p>
      </Part>
      <Part title={words.details}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {Object.entries(facts(property)).map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={words.amenities}>
        <ul className="flex flex-wrap gap-2">
          {property.features.map((feature) => (
            <li key={feature} className="rounded-full bg-sea-tint px-3.5 py-1.5 font-medium text-sea-deep">
              {feature}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.location}>
        <Place property={property} />
      </Part>
    </>
  );
}

/** Label and text of each. */
function facts(property: DemoProperty): [string, string][] {
  const { type, bedrooms, bathrooms, parking, floorArea, landSize, yearBuilt } = property;
  const counted = (label: string, count: number): [string, string][] =>
    count > 0 ? [[label, formatNumber(count)]] : [];
  const surface = (label: string, m2: number | null): [string, string][] =>
    m2 === null ? [] : [[label, formatSurface(m2)]];
  return [
    [words.type, propertyTypeLabel(type)],
    ...counted(words.bedrooms, bedrooms),
    ...counted(words.bathrooms, bathrooms),
    ...counted(words.parkingSpaces, parking),
    ...surface(words.livingSurface, floorArea),
    ...surface(words.plotSurface, landSize),
    ...(yearBuilt === null ? [] : [[words.builtIn, String(yearBuilt)] satisfies [string, string]]),
    [words.listedOn, formatLongDate(property.listedDate)],
    [words.availableFrom, formatLongDate(property.availableDate)],
  ];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h2 className="text-xl font-bold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** In place of a map. */
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
        <span className="block text-sm text-ink-soft">{words.illustratedPlan}</span>
      </p>
    </div>
  );
}
