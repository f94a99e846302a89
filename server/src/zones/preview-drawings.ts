import { countrySlug, type MarketAccuracy, type Zone, type ZoneGroup } from '@soumdar/contract';
import { transactions, type Transaction } from '@soumdar/engine';
import { propertyTypeLabels } from '@soumdar/words/labels';
import type { Drawing } from '../pictures/drawing.ts';
import { inPicture, outlinePath } from '../pictures/outline.ts';
import { headlineGroup } from './headline-group.ts';

const dinars = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const words = {
  sale: { done: 'à vendre', unit: 'DT/m²', side: 'Vente', what: 'prix' },
  rent: { done: 'à louer', unit: 'DT/m² par mois', side: 'Location', what: 'loyer' },
} as const;

let outline: string | undefined;

/** The preview of a zone's page. */
export function drawingOfZone(zone: Zone): Drawing {
  const { name, level, parent, groups, asOf, sample, slug } = zone;
  const lines = transactions.flatMap((transaction) => {
    const group = headlineGroup(groups, transaction);
    return group ? [{ group, transaction }] : [];
  });
  const larger = lines.flatMap(({ group: { instead }, transaction }) =>
    instead ? [{ place: instead.name, transaction }] : [],
  );
  const around = level === 'governorate' ? 'gouvernorat' : parent?.name;
  return {
    kind: slug === countrySlug ? 'Prix immobilier' : `Prix immobilier · ${around}`,
    name,
    figures: lines.map(({ group, transaction }) => ({
      label: `${propertyTypeLabels[group.type]} ${words[transaction].done}`,
      value: dinars.format((group.medianPerSqm ?? group.instead?.medianPerSqm)!),
      unit: words[transaction].unit,
      borrowed: group.medianPerSqm === null,
    })),
    note:
      lines.length === 0
        ? 'Trop peu d’annonces pour un prix'
        : noteOn(larger, lines.length) || spreadOf(lines[0]!),
    basis: `Prix médians demandés dans les annonces, au niveau du ${formatDay(asOf)}`,
    sample,
    outline: (outline ??= outlinePath()),
    mark: slug === countrySlug ? null : inPicture(zone),
  };
}

/** The preview of the page that tells how wrong estimates are. */
export function drawingOfAccuracy({ zones, asOf, sample }: MarketAccuracy): Drawing {
  const country = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return {
    kind: 'De combien nous nous trompons',
    name: 'Fiabilité de nos estimations',
    figures: transactions.flatMap((transaction) => {
      const all = country.find((one) => one.transaction === transaction && one.type === null);
      return all
        ? [
            {
              label: `${words[transaction].side}, erreur médiane`,
              value: percent.format(100 * all.medianError),
              unit: '%',
            },
          ]
        : [];
    }),
    note: 'Mesurée sur des annonces que le modèle n’a pas vues',
    basis: `Écart avec les prix demandés, au ${formatDay(asOf)}`,
    sample,
    outline: (outline ??= outlinePath()),
    mark: null,
  };
}

function noteOn(larger: { place: string; transaction: Transaction }[], lines: number): string {
  const [first, second] = larger;
  if (!first) return '';
  if (larger.length === lines && (!second || second.place === first.place))
    return `Trop peu d’annonces ici : prix de la zone « ${first.place} »`;
  return larger
    .map(
      ({ place, transaction }) =>
        `${words[transaction].side} : ${words[transaction].what} de la zone « ${place} »`,
    )
    .join(' · ');
}

/** Between what most of the zone's own advertisements ask. */
function spreadOf({ group, transaction }: { group: ZoneGroup; transaction: Transaction }): string {
  const { side, unit } = words[transaction];
  return `${side} : 8 annonces sur 10 entre ${dinars.format(group.lowPerSqm!)} et ${dinars.format(group.highPerSqm!)} ${unit}`;
}

/** The first of a month is an ordinal in French. */
const formatDay = (day: string) => longDate.format(new Date(day)).replace(/^1(?= )/, '1er');
