import { attributeTexts } from '@soumdar/words/attributes';
import { formatCount, formatSurface } from '@soumdar/words/formats';
import { attributesOf, type CountName } from '../details.ts';
import type { Details } from '../estimation.ts';

const countFacts: Record<CountName, (count: number) => string> = {
  rooms: (count) => formatCount(count, 'pièce'),
  bathrooms: (count) => formatCount(count, 'salle de bain', 'salles de bain'),
  floors: (count) => formatCount(count, 'étage'),
  floor: (count) => (count === 0 ? 'Rez-de-chaussée' : `${count}${count === 1 ? 'er' : 'e'} étage`),
  age_years: (count) => (count === 0 ? 'Moins d’un an' : formatCount(count, 'an')),
};

/** Without line breaks: '120 m²', '4 pièces', 'Piscine'… */
export function propertyFacts(details: Details): string[] {
  const counts = attributesOf('count').map(({ detail, min }) => {
    const count = details[detail];
    return count !== undefined && count >= min && countFacts[detail](count);
  });
  const ranks = attributesOf('rank').map(({ detail }) => {
    const values: Record<string, string> = attributeTexts[detail].values;
    return values[details[detail] ?? ''];
  });
  const yesNo = attributesOf('yesNo').map(({ detail }) => {
    const { label, absence } = attributeTexts[detail];
    return details[detail] ? label : lackMatters(detail, details) && absence;
  });
  const plot = details.plot_m2 !== undefined && `Terrain de ${formatSurface(details.plot_m2)}`;
  const facts = [formatSurface(details.surface), plot, ...counts, ...ranks, ...yesNo];
  return facts.filter((fact) => typeof fact === 'string').map((fact) => fact.replaceAll(' ', '\u00a0'));
}

/** Only for land on which one may not build. */
const lackMatters = (detail: keyof Details, details: Details) =>
  detail === 'is_constructible' && details[detail] === false;
