import { sitePaths } from '@soumdar/contract';
import { comma } from '@soumdar/words/common';
import * as words from '@soumdar/words/demo';
import { formatFacts, formatPrice, formatRent, formatSurface } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { generatePath, Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import type { DemoProperty } from './demo-property.ts';
import { SceneDrawing } from './scene-drawing.tsx';
import { Card } from '../../ui/card.tsx';

/** Upright in a grid, `lying` in a list. */
export function PropertyTile({ property, lying = false }: { property: DemoProperty; lying?: boolean }) {
  return (
    <Card
      as="article"
      className={`relative flex h-full flex-col overflow-hidden transition-colors hover:border-sea ${lying ? 'sm:flex-row' : ''}`}
    >
      <SceneDrawing
        scene={property.images[0] ?? 'plot'}
        className={lying ? 'aspect-3/2 w-full sm:aspect-auto sm:w-60 sm:shrink-0' : 'aspect-3/2 w-full'}
      />
      <div className="flex min-w-0 flex-col p-5">
        <p className="text-sm font-semibold text-clay">{transactionWords(property)}</p>
        <h3 className="mt-1 text-lg font-bold">
          <Link
            to={generatePath(sitePaths.property, { id: property.id })}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-sea"
          >
            {titleWords(property)}
          </Link>
        </h3>
        <p className="text-ink-soft">{placeWords(property)}</p>
        <p className="mt-2 text-xl font-bold text-sea-deep tabular-nums">{priceWords(property)}</p>
        <p className="mt-1 text-ink-soft">{sizeWords(property)}</p>
        {lying ? <p className="mt-2 line-clamp-2">{property.description}</p> : null}
      </div>
    </Card>
  );
}

export const transactionWords = ({ isForSale }: DemoProperty) => (isForSale ? words.forSale : words.forRent);
export const priceWords = ({ isForSale, price }: DemoProperty) =>
  isForSale ? formatPrice(price) : formatRent(price);
export const placeWords = ({ suburb, state, postcode }: DemoProperty) =>
  `${suburb}${comma}${state} ${postcode}`;
export const titleWords = ({ type, suburb }: DemoProperty) => words.titleOf(propertyTypeLabel(type), suburb);

/** '3 chambres · 2 salles de bain · 135 m²' */
function sizeWords({ bedrooms, bathrooms, floorArea, landSize }: DemoProperty): string {
  const surface = floorArea ?? landSize;
  const facts = [
    bedrooms > 0 && words.bedroomCount(bedrooms),
    bathrooms > 0 && words.bathroomCount(bathrooms),
    surface !== null && formatSurface(surface),
  ];
  return formatFacts(facts.filter((fact) => fact !== false));
}

export function DemoNotice() {
  return (
    <Notice look="warning" role="note">
      <p className="font-bold text-modest">{words.fictional}</p>
      <p>{words.fictionalLead}</p>
    </Notice>
  );
}
