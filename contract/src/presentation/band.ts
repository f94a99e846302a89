import { formatList } from '@soumdar/words/formats';
import type { Details, Explanation } from '../estimation.ts';
import type { PropertyType, Transaction } from '../vocabulary.ts';
import { isFromComparables } from './effects.ts';
import type { ShownEstimation } from './shown-figures.ts';
import { sideView } from './side-view.ts';

const mostReasons = 2;

/**
 * Explains an estimate outside the prices per m² of its comparables; null within them or without a figure.
 */
export function bandSentence(
  side: Transaction,
  { type, details }: { type: PropertyType; details: Details },
  data: ShownEstimation,
): string | null {
  const view = sideView(side, type, data);
  const prices = data.comparables?.[side].map(({ pricePerSqm }) => pricePerSqm) ?? [];
  if (view.kind !== 'estimated' || view.pricePerM2 === null || prices.length === 0) return null;
  const above = view.pricePerM2 > Math.max(...prices);
  if (!above && view.pricePerM2 >= Math.min(...prices)) return null;

  const position = above ? 'au-dessus' : 'au-dessous';
  const reasons = reasonsFor(above, details, data.explanation?.[side]);
  const why =
    reasons.length > 0
      ? `il en diffère par ${formatList(reasons)}.`
      : 'ce qui le distingue compte plus que leurs prix.';
  return `Ce bien est estimé ${position} des annonces proches : ${why}`;
}

/**
 * Largest effects in that direction. The surface counts in both, since it moves the price per m² the other
 * way.
 */
function reasonsFor(above: boolean, details: Details, explanation: Explanation | null | undefined): string[] {
  const effects = explanation?.effects.filter(({ factor }) => !isFromComparables(factor)) ?? [];
  return effects
    .filter(({ factor, amount }) => factor === 'surface' || (amount > 0 === above && factor in details))
    .slice(0, mostReasons)
    .map(({ factor }) => reasonText(factor, details));
}

type Factor = Explanation['effects'][number]['factor'];

const reasonTexts: Partial<Record<string, string | [has: string, lacks: string]>> = {
  surface: 'sa surface',
  rooms: 'son nombre de pièces',
  bathrooms: 'ses salles de bain',
  has_garage: ['son garage', 'l’absence de garage'],
  has_pool: ['sa piscine', 'l’absence de piscine'],
  is_constructible: ['le droit d’y construire', 'l’absence de droit d’y construire'],
  furnished: ['ses meubles', 'l’absence de meubles'],
  condition: 'son état',
  standing: 'son standing',
  floor: 'son étage',
  age_years: 'son âge',
  elevator: ['son ascenseur', 'l’absence d’ascenseur'],
  sea_view: ['sa vue sur mer', 'l’absence de vue sur mer'],
  air_conditioning: ['sa climatisation', 'l’absence de climatisation'],
  central_heating: ['son chauffage central', 'l’absence de chauffage central'],
  garden: ['son jardin', 'l’absence de jardin'],
  plot_m2: 'son terrain',
};

function reasonText(factor: Factor, details: Details): string {
  const text = reasonTexts[factor] ?? 'ses caractéristiques';
  if (typeof text === 'string') return text;
  return details[factor as keyof Details] === false ? text[1] : text[0];
}
