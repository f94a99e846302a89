import type { Details } from '@soumdar/contract';
import { formatCount, formatSurface } from '../format.ts';
import { amenityLabels, conditionLabels, standingLabels, type Amenity } from '../labels.ts';

const amenities = Object.keys(amenityLabels) as Amenity[];

/** What is known of a property, one short phrase each, which no line ends within: '120 m²', '4 pièces', 'Piscine'… */
export function propertyFacts(details: Details): string[] {
  const { rooms, bathrooms, floors, floor, age_years, condition, standing } = details;
  const facts = [
    formatSurface(details.surface),
    rooms && formatCount(rooms, 'pièce'),
    bathrooms && formatCount(bathrooms, 'salle de bain', 'salles de bain'),
    floors && formatCount(floors, 'étage'),
    floor !== undefined && (floor === 0 ? 'Rez-de-chaussée' : `${floor}${floor === 1 ? 'er' : 'e'} étage`),
    age_years !== undefined && (age_years === 0 ? 'Moins d’un an' : formatCount(age_years, 'an')),
    condition && conditionLabels[condition],
    standing && standingLabels[standing],
    details.has_garage && 'Garage',
    details.has_pool && 'Piscine',
    details.is_constructible !== undefined &&
      (details.is_constructible ? 'Constructible' : 'Non constructible'),
    ...amenities.map((amenity) => details[amenity] && amenityLabels[amenity]),
  ];
  return facts.filter((fact) => typeof fact === 'string').map((fact) => fact.replaceAll(' ', '\u00a0'));
}
