import { formatCount } from './counting.ts';

/** Three counts of advertisements, each defined once: a number names its own. */

export const storedListings = 'annonces dans la base';
export const learnedListings = 'annonces dont nous apprenons';
export const measuredListings = 'annonces mesurées';

export const storedMeaning =
  'Annonces dans la base : toutes celles que nous avons reçues, copies et prix invraisemblables compris.';
export const learnedMeaning =
  'Annonces dont nous apprenons : celles qui restent, sans copies ni prix invraisemblables. Tous les prix, loyers et nombres de nos pages en viennent.';
export const measuredMeaning =
  'Annonces mesurées : chacune estimée sans être connue, puis comparée à son prix demandé. Nos erreurs en viennent.';

export const storedCount = (count: number) => formatCount(count, 'annonce dans la base', storedListings);
/** Few are not counted, so that none is found out. @param what 'de vente' */
export function learnedCount(count: number | null, what?: string): string {
  const which = what === undefined ? '' : ` ${what}`;
  return count === null
    ? `moins de 5 annonces${which} dont nous apprenons`
    : `${formatCount(count, 'annonce')}${which} dont nous apprenons`;
}
export const measuredCount = (count: number) => formatCount(count, 'annonce mesurée', measuredListings);
/** Of tables of prices, whose rows have room for 'annonces' alone. */
export const countsHere = `Nombres : ${learnedListings}`;
/** Of rents, of which the price check compares the furnished apart. */
export const rentCountsHere = `${countsHere}, de biens meublés ou non`;
