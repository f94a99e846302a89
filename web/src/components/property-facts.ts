import type { Details } from '@soumdar/contract';
import { formatCount, formatSurface } from '../format.ts';

/** What is known of a property, one short phrase each: '120 m²', '4 pièces', 'Piscine'… */
export function propertyFacts(details: Details): string[] {
  const { rooms, bathrooms, floors, has_garage, has_pool, is_constructible } = details;
  return [
    formatSurface(details.surface),
    rooms && formatCount(rooms, 'pièce'),
    bathrooms && formatCount(bathrooms, 'salle de bain', 'salles de bain'),
    floors && formatCount(floors, 'étage'),
    has_garage && 'Garage',
    has_pool && 'Piscine',
    is_constructible !== undefined && (is_constructible ? 'Constructible' : 'Non constructible'),
  ].filter((fact) => typeof fact === 'string');
}
