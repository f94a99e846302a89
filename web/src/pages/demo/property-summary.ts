import { formatCount, formatFacts, formatPrice, formatRent, formatSurface } from '../../format.ts';
import { propertyTypeLabel } from '../../labels.ts';
import type { DemoProperty } from './demo-property.ts';

/** The words several screens of the demonstration say of a property. */
export const transactionWords = ({ isForSale }: DemoProperty) => (isForSale ? 'À vendre' : 'À louer');
export const priceWords = ({ isForSale, price }: DemoProperty) =>
  isForSale ? formatPrice(price) : formatRent(price);
export const placeWords = ({ suburb, state, postcode }: DemoProperty) => `${suburb}, ${state} ${postcode}`;
export const titleWords = ({ type, suburb }: DemoProperty) => `${propertyTypeLabel(type)}, ${suburb}`;

/** '3 chambres · 2 salles de bain · 135 m²' */
export function sizeWords({ bedrooms, bathrooms, floorArea, landSize }: DemoProperty): string {
  const surface = floorArea ?? landSize;
  const facts = [
    bedrooms > 0 && formatCount(bedrooms, 'chambre'),
    bathrooms > 0 && formatCount(bathrooms, 'salle de bain', 'salles de bain'),
    surface !== null && formatSurface(surface),
  ];
  return formatFacts(facts.filter((fact) => fact !== false));
}
