import type { PropertyType, Transaction } from '@soumdar/engine';
import { learnedCount } from './counts.ts';
import {
  formatChange,
  formatLongDate,
  formatPerM2,
  formatPrice,
  formatPricePerM2,
  formatQuarter,
  formatRent,
  formatShare,
} from './formats.ts';
import { levelText, type Level } from './level.ts';
import { perSqmUnits, pluralTypes } from './prices.ts';

/** Questions people ask of a zone, with its own figures. `where` is 'à La Marsa'. */

export const questions = 'Questions fréquentes';

const one: Record<PropertyType, string> = {
  apartment: 'un appartement',
  house: 'une maison',
  villa: 'une villa',
  land: 'un terrain',
};

export const askPerM2 = (transaction: Transaction, type: PropertyType, where: string) =>
  transaction === 'sale'
    ? `Quel est le prix au m² d’${one[type]} ${where} ?`
    : `Quel est le loyer au m² d’${one[type]} ${where} ?`;
export const answerPerM2 = (
  transaction: Transaction,
  { median, low, high }: { median: number; low: number; high: number },
  level: Level,
  count: number | null,
) => {
  const figure =
    transaction === 'sale' ? formatPricePerM2(median) : `${formatPerM2(median)} ${perSqmUnits.rent}`;
  return `${figure} : médiane demandée ${levelText(level)}, sur ${learnedCount(count)}. 8 sur 10 demandent entre ${formatPerM2(low)} et ${formatPerM2(high)}.`;
};

export const askSize = (transaction: Transaction, type: PropertyType, rooms: number, where: string) =>
  transaction === 'sale'
    ? `Combien coûte ${one[type]} S+${rooms - 1} ${where} ?`
    : `Combien se loue ${one[type]} S+${rooms - 1} ${where} ?`;
export const answerSize = (transaction: Transaction, median: number) =>
  transaction === 'sale'
    ? `${formatPrice(median)} : prix médian demandé.`
    : `${formatRent(median)} : loyer médian demandé, hors charges.`;

export const askYield = (where: string) => `Quel est le rendement locatif ${where} ?`;
export const answerYield = ({ median, low, high }: { median: number; low: number; high: number }) =>
  `${formatShare(median)} brut par an, et entre ${formatShare(low)} et ${formatShare(high)} pour huit biens sur dix.`;

export const askChange = (where: string) => `Les prix de vente montent-ils ${where} ?`;
export const answerChange = (type: PropertyType, quarter: string, change: number, real: number | null) =>
  `Prix demandés des ${pluralTypes[type]} : ${formatChange(change)} sur un an au ${formatQuarter(quarter)}${real === null ? '' : `, ${formatChange(real)} hors inflation`}.`;

export const contents = 'Ce que contient cette zone';
export const contentsOf = {
  governorate: 'Les annonces de toutes les villes et délégations du gouvernorat.',
  town: 'Les annonces de ses quartiers, et celles qui ne nomment que la ville.',
  neighbourhood:
    'Les annonces qui nomment ce quartier, et celles placées à moins d’un kilomètre de son centre.',
};

export const licence =
  'Ces chiffres se reprennent librement, avec la mention « source : Soumdar, prix demandés » et leur date. <terms>Conditions</terms>';

/** At the top of what is printed. */
export const printedSource = (iso: string) => `Source : Soumdar, prix demandés, au ${formatLongDate(iso)}`;
