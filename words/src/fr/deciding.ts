import type { PropertyType, Transaction } from '@soumdar/engine';
import { sideTexts } from './estimate.ts';
import { formatNumber, formatPrice, formatQuarter, formatRent, formatShare } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { inZone } from './places.ts';

/** What could be done with a property: sell, let, wait. */

export const sellLetOrWait = 'Vendre, louer ou attendre';
export const beforeSigning = 'Avant de signer : titre et état du bien';
export const borrowedShare = 'Part empruntée (% du prix)';
export const ofYourBank = 'Celui de votre banque';
export const years = 'Durée (ans)';
export const yearsRange = 'De 1 à 40';
export const stateLoan = 'Tapez le taux et la durée que votre banque propose.';
export const loanNote =
  'Mensualités constantes, sans assurance ni frais. Un taux indexé (TMM) change pendant le crédit : celui que vous tapez est tenu pour fixe.';
export const middle = 'Milieu';
export const low = 'Bas';
export const high = 'Haut';
export const loanTitle = 'Un crédit, au prix de la fourchette';
export const item = 'Poste';
export const borrowed = 'Emprunté, DT';
export const interest = 'Intérêts en tout, DT';
export const threeWays =
  'Trois façons de regarder le même bien, en fourchettes et jamais en conseil. Chaque hypothèse se change ; ce que vous tapez reste dans cet onglet.';
export const landRents = 'Les loyers de terrains ne sont presque jamais publiés.';
export const correctAssumptions = 'Corrigez les hypothèses signalées plus bas.';
export const lettingTitle = 'Louer : ce qui reste d’une année de loyers';
export const waitingTitle = 'Attendre : ce que les prix ont fait';
export const borrowingTitle = 'Emprunter : la mensualité d’un crédit';
export const heirsTitle = 'Entre héritiers : la part de chacun';
export const trendFailed = 'L’évolution des prix n’a pas pu être chargée.';
export const noIndex = 'L’indice officiel ne suit pas ce type de bien.';
export const numberMissing = 'Indiquez un nombre.';
export const numberInFigures = 'Un nombre, en chiffres.';
export const vacancy = 'Mois sans locataire par an';
export const charges = 'Charges et entretien (% du loyer)';
export const agency = 'Agence (% des loyers)';
export const agencyHelp = 'L’usage, hors TVA ; 0 sans agence';
export const localTax = 'Taxe locale (DT par an)';
export const taxBracket = 'Votre tranche d’impôt (%)';
export const taxBracketHelp = 'Vide : de ces loyers pour seul revenu à la plus haute';
export const combined =
  'La fourchette du rendement combine celles du prix et du loyer comme si leurs erreurs étaient sans lien : elle contient alors 8 cas sur 10. En vérité elles vont plutôt ensemble, car ce qui rend un bien plus cher le rend aussi plus cher à louer, et le rendement varie moins. Ce lien ne se mesure pas : un bien est annoncé à vendre ou à louer, presque jamais les deux.';
export const extremes =
  'Pour le rendement le plus bas, l’agence, la taxe et l’impôt sont pris au plus haut ; pour le plus haut, au plus bas ; au milieu, à mi-chemin. Montants arrondis à 10 DT.';
export const whereRatesComeFrom = 'D’où viennent les taux ?';
export const assumption = 'Notre hypothèse, sans source';
export const rentPerMonth = 'Loyer par mois, DT';
export const yearOfRents = 'Loyers de douze mois';
export const vacantMonths = 'Mois sans locataire';
export const chargesItem = 'Charges et entretien';
export const localTaxItem = 'Taxe locale';
export const beforeTax = 'Avant impôt';
export const incomeTax = 'Impôt et solidarité';
export const netPerYear = 'Net, DT par an';
export const grossReturn = 'Rendement brut';
export const returnBeforeTax = 'Rendement avant impôt';
export const netReturn = 'Rendement net';
export const netInEuros = 'Net, € par an';
export const lettingYear = 'Une année de location';
export const lowestReturn = 'Rendement le plus bas';
export const atMiddle = 'Au milieu';
export const highestReturn = 'Rendement le plus haut';
export const indexNote =
  'Indice des prix de l’INS pour tout le pays, 100 en 2015 : il n’y en a pas par région.';
export const tooFewQuarters = 'pas assez pour suivre un trimestre.';
export const showPrices = 'Voir les prix';
export const pastIsPast = 'Ce qui fut ne dit pas ce qui sera.';

/** '4,2 %', '− 1,3 %' */
export const signedShare = (share: number): string =>
  share < 0 && formatShare(-share) !== formatShare(0)
    ? `−\u202f${formatShare(-share)}`
    : formatShare(Math.max(0, share));
/** What something rose or fell by: '+ 4,2 %', '− 1,3 %' */
export const changeOf = (share: number): string =>
  share > 0 ? `+\u202f${formatShare(share)}` : signedShare(share);
/** 'de 1,6 % à 3,1 %', 'de − 0,4 % à 2 %', '2 %' where both are stated alike */
export function shareRange(low: number, high: number, format = signedShare): string {
  const [least, most] = [format(low), format(high)];
  return least === most ? least : `de ${least} à ${most}`;
}
export const less = (amount: string) => `−\u202f${amount}`;
/** Below nothing too. */
export const dinars = (whole: number): string =>
  whole < 0 ? less(formatNumber(-whole)) : formatNumber(Math.abs(whole));
export const dinarRange = (least: string, most: string): string =>
  least === most ? `environ ${least} DT` : `de ${least} à ${most} DT`;
export const fromTo = (low: number, high: number) => `de ${formatPrice(low)} à ${formatPrice(high)}`;

const figures: Record<Transaction, string> = { sale: 'prix', rent: 'loyer' };
export const tooWeak = (side: Transaction) =>
  `Il faut un ${figures[side]} estimé avec une fiabilité suffisante.`;
export const wait = 'Attendre';
export const soldOnce = `${sideTexts.sale.figure}, une fois.`;
export const lettingInShort = (perYear: string, middle: number) =>
  `Par an, net de charges, de mois vides, d’agence et d’impôt : ${perYear}. Au milieu, environ ${signedShare(middle)}.`;
export const yearToYear = (since: number, typeLabel: string) =>
  `D’une année à l’autre depuis ${since}, ${typeLabel.toLowerCase()}, tout le pays, inflation comprise.`;

export const numberBetween = (least: number, most: number) =>
  `Un nombre entre ${formatNumber(least)} et ${formatNumber(most)}.`;
export const localTaxHelp = (amount: string) => `Vide : ${amount}, selon la commune`;
export const yearlyRate = 'Taux annuel (%)';
export const perMonth = 'Par mois, DT';
export const rentCovers = (least: string, most: string) =>
  `Le loyer estimé, hors charges, ferait de ${least} à ${most} de la mensualité.`;
export const priceTnd = 'Prix, DT';
export const agencyWithVat = 'Agence, TVA comprise';

interface WideReturn {
  /** shares of the price, net, a year */
  lowest: number;
  highest: number;
  /** of the middle */
  price: number;
  rent: number;
  net: number;
  gross: number;
  perYear: string;
}
export const wideReturn = ({ lowest, highest, price, rent, net, gross, perYear }: WideReturn) =>
  `Les fourchettes du prix et du loyer mènent ${shareRange(lowest, highest)} net par an : trop large pour un tableau. Au milieu, à ${formatPrice(price)} et ${formatRent(rent)}, il reste environ ${signedShare(net)} net (${signedShare(gross)} brut), soit ${perYear} DT par an.`;

export const indexTitle = (type: PropertyType) =>
  `Indice des prix de l’INS, ${propertyTypeLabel(type).toLowerCase()}, tout le pays, 100 en 2015`;
interface Changes {
  lastYear: number;
  averages: readonly { years: number; yearly: number }[];
}
/** '+ 5 % en un an, + 4 % par an sur 5 ans' */
const yearly = ({ lastYear, averages }: Changes): string =>
  [
    `${changeOf(lastYear)} en un an`,
    ...averages.map((average) => `${changeOf(average.yearly)} par an sur ${average.years} ans`),
  ].join(', ');
export const realChanges = (quarter: string, changes: Changes) =>
  `L’inflation ôtée, jusqu’au ${formatQuarter(quarter)} : ${yearly(changes)}.`;
export const changesUntil = (quarter: string, changes: Changes) =>
  `Jusqu’au ${formatQuarter(quarter)} : ${yearly(changes)}.`;
export const yearlyRange = (least: number, most: number, since: string) =>
  `D’une année à l’autre, ${shareRange(least, most, changeOf)} depuis le ${formatQuarter(since)}.`;
export const afterAYear = (price: number, after: { low: number; high: number }, euros: string | null) =>
  `Un bien de ${formatPrice(price)} aurait valu, un an après, ${fromTo(after.low, after.high)}${euros === null ? '' : ` (${euros})`}.`;
/** @param levels null without enough quarters */
export const ourListings = (zone: { slug: string; name: string }, levels: string | null) =>
  `Nos annonces ${inZone(zone)} : ${levels === null ? tooFewQuarters : `${levels} En DT/m², à biens et sites comparables.`}`;

const keeping = (costs: string) => `Le garder sans le louer coûte chaque année ${costs}.`;
export const plotCosts = (amount: string) =>
  keeping(`la taxe sur les terrains non bâtis, ${amount} (0,3 % de sa valeur)`);
export const keepingCosts = (amount: string) =>
  keeping(`charges, entretien et taxe locale, ${amount}, aux hypothèses ci-dessus`);
export const localTaxCosts = (amount: string) =>
  keeping(`la taxe locale, ${amount}, sans compter charges et entretien`);
