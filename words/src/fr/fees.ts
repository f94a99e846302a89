import { formatCount } from './counting.ts';
import { formatLongDate, formatNumber, formatPrice, formatSurface } from './formats.ts';
import { formatSourceDate } from './source-dates.ts';

/** What a sale costs. */

export const toConfirm = 'À confirmer par un notaire';
export const orElse = 'ou bien';
export const cliffsTitle = 'Les paliers de prix';
export const salePrice = 'Prix de vente';
export const buyerDuties = 'Droits de l’acheteur';
export const noCliffAbroad =
  'Pas de palier pour un achat réglé en devises depuis l’étranger : les droits suivent le prix.';
export const noCliffLand =
  'Pas de palier pour un terrain à bâtir : les droits suivent le prix, et leur taux la surface.';
export const developerTax = 'L’impôt d’un promoteur n’est pas compté ici.';
export const beforeGainTax =
  'Avant l’impôt sur la plus-value : pour le compter, indiquez ce que le vendeur a payé. Un bien reçu en héritage ou en don est à voir avec un notaire.';
export const exempt =
  'Exonéré comme résidence principale ou première vente d’un logement, à confirmer par un notaire.';
export const maybeExempt =
  'À ce prix, les sources ne s’accordent pas sur l’exonération d’une résidence principale ou d’une première vente.';
export const withoutNotaryFees = 'Sans les honoraires du notaire ou de l’avocat, ni les frais d’un prêt.';
export const dutiesByPrice = 'Droits de l’acheteur selon le prix, en DT';
export const pageTitle = 'Frais de vente et d’achat immobilier';
export const title = 'Frais de vente et d’achat';
export const lead =
  'Ce qui reste au vendeur d’un bien en Tunisie après impôts et frais de vente, et ce que l’acheteur paie en tout : droits, conservation foncière, agence et plus-value. Rien n’est conservé.';
export const theSale = 'La vente';
export const correctFirst = 'Corrigez ce qui est signalé pour voir le calcul.';
export const statePrice = 'Indiquez un prix : ce que chacun garde et paie s’affiche ici.';
export const ratesTitle = 'Les taux, leurs sources et leurs dates';
export const otherRates = 'Les autres taux';
export const askNotary = 'À faire confirmer par un notaire';
export const whatIsSold = 'Ce qui se vend';
export const kindResale = 'Un bien, par un particulier';
export const kindNew = 'Un logement neuf, par un promoteur agréé';
export const kindLand = 'Un terrain pour y bâtir son logement';
export const salePriceTnd = 'Prix de vente (DT)';
export const saleDay = 'Jour de la vente';
export const plotSurface = 'Surface du terrain (m²)';
export const buyer = 'L’acheteur';
export const buyerHelp = 'Autre nationalité, société, héritage, don ou local : à voir avec un notaire';
export const paysInDinars = 'Règle en dinars';
export const paysFromAbroad = 'Tunisien de l’étranger, tout en devises';
export const pages = 'Pages du contrat';
export const pagesHelp = 'Toutes copies comprises';
export const agencyFee = 'Honoraires d’agence (% hors TVA)';
export const agencyHelp = 'Un usage, qui se négocie ; 0 sans agence';
export const sellerShare = 'Part du vendeur';
export const buyerShare = 'Part de l’acheteur';
export const sellerPaid = 'Ce que le vendeur a payé (facultatif)';
export const sellerPaidHelp = 'Pour l’impôt sur sa plus-value';
export const purchasePrice = 'Prix d’achat (DT)';
export const purchaseDay = 'Jour de l’achat';
export const provenCosts = 'Frais et travaux prouvés (DT)';
export const mainHome = 'Résidence principale, ou première vente d’un logement';
export const calculate = 'Calculer';
export const priceMissing = 'Indiquez le prix de vente, en dinars.';
export const purchasePriceMissing = 'Indiquez aussi le prix d’achat.';
export const dinarsInFigures = 'Un nombre de dinars, en chiffres.';
export const aboveZero = 'Un montant plus grand que 0.';
export const zeroOrMore = 'Un montant de 0 ou plus.';
export const wholeDinars = 'Des dinars entiers, sans virgule ni millimes.';
export const surfaceMissing = 'Indiquez la surface du terrain, en m².';
export const m2InFigures = 'Un nombre de m², en chiffres.';
export const percentage = 'Un pourcentage ; 0 sans agence.';
export const twoDecimals = 'Deux décimales au plus.';
export const purchaseDayMissing = 'Indiquez aussi le jour de l’achat.';

export const source = 'Source :';
export const between = ' ; ';
/** @param readOn date of the newest source, as far as known; sources without a date verify nothing */
export const verified = (readOn: string | undefined) =>
  readOn ? `Vérifié (source : ${formatSourceDate(readOn)})` : 'Lu dans des sources sans date';
export const inForce = (from: string, to: string | undefined) =>
  to ? `Du ${formatLongDate(from)} au ${formatLongDate(to)}.` : `Depuis le ${formatLongDate(from)}.`;

export const cliffsLead = (isNewHome: boolean) =>
  `${isNewHome ? 'Logement neuf d’un promoteur' : 'Bien vendu par un particulier'} : les droits changent de taux sur tout le prix. Juste au palier, un dinar de plus coûte des milliers de dinars à l’acheteur.`;
export const oneDinarMore = (rise: string) => `un dinar de plus : + ${rise}`;
export const cliffAt = (priceTnd: number, before: string, after: string) =>
  `À ${formatPrice(priceTnd)} les droits passent de ${before} à ${after}.`;
export const chartLegend = (isSpan: boolean, isMarked: boolean) =>
  [
    ...(isSpan ? ['Trait plein : au moins ; tirets : au plus, car les sources se contredisent.'] : []),
    ...(isMarked ? ['Le losange : votre prix.'] : []),
  ].join(' ');

export const from = 'de';
export const to = 'à';
export const atMost = 'au plus';
export const withDoubt = (rate: string) => `${rate}, à confirmer par un notaire`;
export const withheld = (rate: string, amount: string) =>
  `Celui qui paie peut avoir à retenir ${rate} du prix, soit ${amount}, dans les cas de la loi, à confirmer par un notaire : une avance sur l’impôt, pas un impôt de plus.`;
export const taxedGain = (yearsHeld: number, gain: string, isRange: boolean) =>
  `Bien gardé ${formatCount(yearsHeld, 'année entière', 'années entières')}, plus-value imposée ${gain}${isRange ? ' : le plus si le prix d’achat compte tel quel, le moins s’il est majoré chaque année, comme une source le dit' : ''}.`;
export const passedCliff = (priceTnd: number, duties: string) =>
  `Ce prix vient de passer le palier de ${formatPrice(priceTnd)} : à ${formatPrice(priceTnd - 1)}, les droits seraient ${duties}.`;
export const vatIncluded = (vat: string) => `Le prix comprend ${vat} de TVA, à confirmer par un notaire.`;

export const sourcesRead = (iso: string) =>
  `<strong>Ce n’est pas un conseil fiscal.</strong> Les taux viennent de sources publiques lues le ${formatLongDate(iso)}, qui se contredisent parfois : un montant est alors donné de tant à tant. Un notaire les confirme.`;
export const ratesLead = (iso: string) =>
  `Au ${formatLongDate(iso)}. « Vérifié » : lu dans les sources citées, qui s’accordent, à la date de la plus récente. Sinon elles n’ont pas de date, se contredisent ou laissent une question ouverte, et un notaire doit confirmer.`;

export const mostDinars = (tnd: number) => `Au plus ${formatPrice(tnd)}.`;
export const wholeM2 = 'Des m² entiers.';
export const m2UpTo = (m2: number) => `De 1 à ${formatNumber(m2)} m².`;
export const pagesUpTo = (count: number) => `Un nombre de pages, de 1 à ${count}.`;
export const percentUpTo = (percent: number) => `De 0 à ${percent} %.`;
export const aDay = (example: string) => `Un jour, comme ${example}.`;
export const ratesKnownFrom = (iso: string) => `Les taux sont connus depuis le ${formatLongDate(iso)}.`;
export const yearsAhead = (years: number) => `Au plus ${years} ans à l’avance.`;
export const boughtAfterSale = (iso: string) => `L’achat vient après la vente du ${formatLongDate(iso)}.`;

const sold = {
  resale: 'Bien vendu par un particulier',
  newHome: 'Logement neuf vendu par un promoteur agréé',
  buildingLand: 'Terrain vendu pour y bâtir son logement',
};

interface Summary {
  kind: keyof typeof sold;
  day: string;
  fromAbroad: boolean;
  surfaceM2: number | undefined;
  bought: { priceDt: number; day: string; costsDt: number } | undefined;
}

export function summary({ kind, day, fromAbroad, surfaceM2, bought }: Summary): string {
  const plot = surfaceM2 === undefined ? '' : `, ${formatSurface(surfaceM2)}`;
  const paid = fromAbroad ? 'tout en devises par un Tunisien de l’étranger' : 'en dinars';
  const costs = bought && bought.costsDt > 0 ? `, frais et travaux ${formatPrice(bought.costsDt)}` : '';
  const before = bought
    ? ` Acheté ${formatPrice(bought.priceDt)} le ${formatLongDate(bought.day)}${costs}.`
    : '';
  return `${sold[kind]}${plot}, le ${formatLongDate(day)}, réglé ${paid}.${before}`;
}

export const notaryQuestions: readonly string[] = [
  'Bien acheté à un particulier : le taux de 6, 8 ou 10 % s’applique-t-il à tout le prix, exactement à partir de 500 000 et de 1 000 000 DT, conservation foncière comprise ?',
  'Logement neuf d’un promoteur : les 3 % portent-ils sur ce qui dépasse 500 000 DT ou 200 000 DT ? Le droit complémentaire de 500 000 à 999 999 DT est-il de 2 % ou de 4 % ?',
  'Droit fixe de 30 DT par page : chaque copie du contrat compte-t-elle, et jusqu’à quel prix ?',
  'TVA d’un logement neuf : le seuil de 400 000 DT s’entend-il hors taxe, et le taux de 19 % est-il bien appliqué depuis 2026 ?',
  'Terrain à bâtir : les conditions du barème par tranches sont-elles remplies, et qu’arrive-t-il si l’on revend ou bâtit autre chose ? Terrain acheté sans y bâtir son logement, lot d’un lotisseur, local : quels droits et quelle TVA ?',
  'Achat en devises : depuis combien de temps faut-il résider à l’étranger, le bien doit-il être déjà bâti, et qui en profite parmi des acheteurs à plusieurs ? Un acheteur d’une autre nationalité paie-t-il les droits habituels ?',
  'Plus-value : le prix d’achat est-il majoré de 10 % par année, comment les années se comptent-elles, le taux est-il encore de 15 puis de 10 %, et l’agence du vendeur s’en déduit-elle ?',
  'Plus-value : la résidence principale ou la première vente d’un logement est-elle encore exonérée, aussi au-delà de 500 000 DT ? Et un bien reçu par héritage ou par donation ?',
  'Retenue de 2,5 % : dans quels cas l’acheteur doit-il la faire, et comment récupérer ce qui dépasse l’impôt ? Quelles règles pour un vendeur non résident ?',
  'Agence : la TVA de 19 % s’applique-t-elle à ses honoraires, et un texte les limite-t-il ?',
];
