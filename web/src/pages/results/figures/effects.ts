import type { EffectFactor, Explanation } from '@soumdar/contract';
import { amenityLabels } from '../../../labels.ts';

const labels: Record<EffectFactor, string> = {
  surface: 'Surface',
  rooms: 'Nombre de pièces',
  bathrooms: 'Salles de bain',
  has_garage: 'Garage',
  has_pool: 'Piscine',
  is_constructible: 'Constructible',
  condition: 'État',
  standing: 'Standing',
  floor: 'Étage',
  age_years: 'Âge',
  ...amenityLabels,
};

/** Used where the typical property has it and this one does not: 'Garage' beside a loss would read as if a garage cost money. */
const absences: Partial<Record<EffectFactor, string>> = {
  has_garage: 'Sans garage',
  has_pool: 'Sans piscine',
  is_constructible: 'Non constructible',
  furnished: 'Non meublé',
  elevator: 'Sans ascenseur',
  sea_view: 'Sans vue sur mer',
  air_conditioning: 'Sans climatisation',
  central_heating: 'Sans chauffage central',
  garden: 'Sans jardin',
};

/** What one factor adds to the typical price, in dinars (per month for a rent); negative when it takes away. */
export interface EffectRow {
  label: string;
  amount: number;
}

/** The effects that moved the price most, largest first; what is left is one row, so that all still add up. */
export function effectRows({ typical, effects }: Explanation, most = 5): EffectRow[] {
  const shown = effects.length > most ? effects.slice(0, most - 1) : effects;
  const rest = effects.slice(shown.length).reduce((sum, { amount }) => sum + amount, 0);
  const rows = shown.map(({ factor, amount }) => ({
    label: (typical[factor] === true && absences[factor]) || labels[factor],
    amount,
  }));
  return rest === 0 ? rows : [...rows, { label: 'Autres caractéristiques', amount: rest }];
}
