import type { PropertyType, Transaction } from '@soumdar/engine';
import { formatList, formatLongDate, formatMonth, formatQuarter } from './formats.ts';

/** What a figure is: asked, brought to which level, by what, of which days. Said here, for all that shows one. */

export interface Level {
  transaction: Transaction;
  /** 'YYYY-MM' or a day; null in old records, where it is the day of the estimate */
  at: string | null;
  /** true where all recent advertisements are of agencies, or the types of which they are */
  ofAgencies: boolean | readonly PropertyType[];
}
/** Of a market, not of an old record. */
type DatedLevel = Level & { at: string };
export type Levels = Record<Transaction, DatedLevel>;
/** First and last day, ISO dates. */
export type Days = readonly [string, string] | null | undefined;

const askingNames: Record<Transaction, string> = { sale: 'prix demandés', rent: 'loyers demandés' };
const signedNames: Record<Transaction, string> = { sale: 'prix signés', rent: 'loyers signés' };
const sides: Record<Transaction, string> = { sale: 'les ventes', rent: 'les loyers' };
/** What brings a price to its level. */
export const broughtBy: Record<Transaction, string> = {
  sale: 'l’indice de l’INS',
  rent: 'les annonces elles-mêmes',
};
const how: Record<Transaction, string> = {
  sale: ` par ${broughtBy.sale}`,
  rent: `, le dernier mois connu, d’après ${broughtBy.rent}`,
};
const plurals: Record<PropertyType, string> = {
  apartment: 'appartements',
  house: 'maisons',
  villa: 'villas',
  land: 'terrains',
};

/** Of prices of both transactions. */
export const sameLevel =
  'ramenés au même niveau : les ventes au jour de l’estimation par l’indice des prix immobiliers de l’INS, les loyers à leur dernier mois connu d’après les annonces elles-mêmes';

/** The whole rule, where a page says how it is done. */
export const howBrought = `Les prix demandés sont ${sameLevel}. L’indice de l’Institut national de la statistique (INS) garde, après son dernier trimestre, son dernier rythme annuel ; aucun ne suit les loyers.`;

/** 'd’avril 2026', 'de mai 2025' */
const ofMonth = (month: string) => (/^[ao]/.test(month) ? `d’${month}` : `de ${month}`);

/** 'au niveau de mai 2025', 'au niveau des agences au 2 mars 2026' */
export function levelText({ at, ofAgencies }: Level): string {
  const isDay = at?.length === 10;
  if (ofAgencies === true) {
    if (at === null) return 'au niveau des agences au jour de l’estimation';
    return `au niveau des agences ${isDay ? `au ${formatLongDate(at)}` : `en ${formatMonth(at)}`}`;
  }
  if (at === null) return 'au niveau du jour de l’estimation';
  const moment = isDay ? `du ${formatLongDate(at)}` : ofMonth(formatMonth(at));
  const some = ofAgencies === false ? [] : ofAgencies.map((type) => plurals[type]);
  return `au niveau ${moment}${some.length > 0 ? ` (${formatList(some)} au niveau des agences)` : ''}`;
}

/** Rents of old records stand as they were asked. */
const isBrought = ({ transaction, at }: Level) => transaction === 'sale' || at !== null;

const brought = (level: Level) => levelText(level) + how[level.transaction];
function fromTo(days: Days): string {
  if (!days) return '';
  const [first, last] = days.map(formatLongDate);
  return first === last ? `du ${first}` : `du ${first} au ${last}`;
}
const bracketed = (days: Days) => (days ? ` (${fromTo(days)})` : '');

/** Of a page with both transactions. */
export const whatPricesAre = ({ sale, rent }: Levels, days: Record<Transaction, Days>) =>
  `Prix demandés dans les annonces : ${sides.sale}${bracketed(days.sale)} ${brought(sale)}, ${sides.rent}${bracketed(days.rent)} ${brought(rent)}. Ce ne sont pas des prix signés.`;

/** Of prices of one transaction. */
export const whatPriceIs = (level: Level, days: Days) =>
  `${capitalised(askingNames[level.transaction])} dans les annonces${days ? ` ${fromTo(days)}` : ''}, ${brought(level)}, pas des ${signedNames[level.transaction]}.`;

/** Beneath a figure. */
export const figureLevel = (level: Level) =>
  `${askingNames[level.transaction]} dans les annonces${isBrought(level) ? `, ${brought(level)}` : ''}`;

/** Of one advertisement, which may be years old: '4 250 DT/m² ramené au niveau de mai 2025' */
export const broughtTo = (price: string, level: Level) =>
  isBrought(level) ? `${price} ramené ${levelText(level)}` : price;

/** Above estimates of several days. */
export const recordsLevel =
  'Prix et loyers demandés dans les annonces, au niveau du jour de chaque estimation ; les loyers à leur dernier mois connu alors.';

/** Above a list of advertisements. */
export const perM2AtLevel = (level: Level) =>
  `${capitalised(askingNames[level.transaction])} au m²${isBrought(level) ? `, ramenés ${levelText(level)}` : ''}`;

/** Beneath a map. */
export const mapLevel = (level: Level) => capitalised(brought(level));

/** Of a preview picture, which has little room: 'ventes au 2 mars 2026', 'loyers des agences en mai 2025' */
export function shortLevel({ transaction, at, ofAgencies }: DatedLevel): string {
  const who = ofAgencies === true ? ' des agences' : '';
  const moment = at.length === 10 ? `au ${formatLongDate(at)}` : `en ${formatMonth(at)}`;
  return `${transaction === 'sale' ? 'ventes' : 'loyers'}${who} ${moment}`;
}

/** What the level cannot say. @param until the last quarter of the index, '2025-T4' @param rentMonth 'YYYY-MM' */
export const limitOfLevels = (until: string, rentMonth: string) =>
  `Le temps : l’indice de l’INS s’arrête au ${formatQuarter(until)}, et nous prolongeons son dernier rythme annuel. Aucun indice ne suit les loyers : leur niveau est celui ${ofMonth(formatMonth(rentMonth))}, le dernier mois connu, d’après les annonces elles-mêmes, où un changement de prix et un changement de sites ne se séparent pas.`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
