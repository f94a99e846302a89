import type { Transaction } from '@soumdar/engine';
import { phoneTitle } from './codes.ts';
import { createAccount } from './common.ts';
import { title as compareTitleOf } from './comparison.ts';
import { title as dashboardTitle } from './dashboard.ts';
import { pageTitle as demonstrationTitle } from './demo.ts';
import { expertsOnly } from './experts-area.ts';
import { pageTitle as feesTitle } from './fees.ts';
import { title as firstPageTitle } from './first-page.ts';
import { formatLongDate, formatNumber } from './formats.ts';
import { title as legalNoticeTitle } from './legal-notice.ts';
import { title as myDataTitle } from './my-data.ts';
import { title as notFoundTitle } from './not-found.ts';
import { codeTitle, passwordTitle, title as forgotPasswordTitle } from './password-reset.ts';
import { pageTitle as pricesTitle } from './prices.ts';
import { title as privacyPolicyTitle } from './privacy-policy.ts';
import { title as reliabilityTitle } from './reliability.ts';
import { title as reportCheckTitle } from './report-check.ts';
import { pageTitle as resultsTitle } from './results.ts';
import { title as sharedTitle } from './shared-estimate.ts';
import { title as signInTitle } from './sign-in.ts';
import { title as signingTitle } from './signing.ts';
import { title as undoTitle } from './undo-contact-change.ts';
import { title as unsubscribeTitle } from './unsubscribe.ts';
import { creationTitle, pageTitle as estimationTitle } from './wizard.ts';

/** What pages say of themselves: in tabs, to search engines, beside shared links. */
interface Head {
  /** as the site names the tab, without the brand */
  title: string;
  description?: string;
}

const experts: Head = { title: expertsOnly };
const demonstration: Head = { title: demonstrationTitle };
const verification: Head = { title: phoneTitle };
const zone: Head = { title: pricesTitle };

/** Of each page by its name; a page rendered from data may replace it. Only pages for search engines have a description. */
export const heads = {
  home: {
    title: firstPageTitle,
    description:
      'Prix de vente et loyer mensuel de votre appartement, maison, villa ou terrain en Tunisie, calculés à partir d’annonces comparables. Gratuit et sans engagement.',
  },
  search: demonstration,
  property: demonstration,
  estimation: {
    title: estimationTitle,
    description:
      'Décrivez votre appartement, maison, villa ou terrain en trois minutes et obtenez son prix de vente et son loyer, avec leur fourchette et leur fiabilité.',
  },
  creation: { title: creationTitle },
  results: { title: resultsTitle },
  login: {
    title: signInTitle,
    description: 'Connectez-vous à Soumdar pour retrouver vos estimations immobilières et vos demandes.',
  },
  register: {
    title: createAccount,
    description:
      'Créez un compte Soumdar gratuit pour obtenir et conserver vos estimations immobilières en Tunisie.',
  },
  sendVerificationCode: verification,
  verifyPhone: verification,
  forgotPassword: { title: forgotPasswordTitle },
  forgotPasswordVerify: { title: codeTitle },
  forgotPasswordReset: { title: passwordTitle },
  forgotPasswordSuccess: { title: 'Votre mot de passe' },
  reportCheck: { title: reportCheckTitle },
  reportCheckNumber: { title: reportCheckTitle },
  undoContactChange: { title: undoTitle },
  legalNotice: {
    title: legalNoticeTitle,
    description:
      'Éditeur, hébergeur, propriété intellectuelle et responsabilité : les mentions légales de Soumdar.',
  },
  privacyPolicy: {
    title: privacyPolicyTitle,
    description:
      'Quelles données Soumdar collecte, pourquoi, combien de temps elles sont conservées, et comment y accéder, les corriger ou les supprimer.',
  },
  dashboard: { title: dashboardTitle },
  myData: { title: myDataTitle },
  experts,
  expertRequest: experts,
  expertFigures: experts,
  expertAlerts: experts,
  expertPrivacy: experts,
  expertProofs: experts,
  expertSecurity: experts,
  prices: zone,
  comparison: {
    title: compareTitleOf([]),
    description:
      'Prix demandés au m², loyers, rendement, évolution et fiabilité, zone par zone, côte à côte.',
  },
  governoratePrices: zone,
  zonePrices: zone,
  reliability: {
    title: reliabilityTitle,
    description:
      'De combien nos estimations immobilières se trompent en Tunisie, par type de bien et par gouvernorat, ce que promet le score, la méthode et ses limites.',
  },
  fees: {
    title: feesTitle,
    description:
      'Ce qui reste au vendeur après impôts et frais de vente, et ce que paie l’acheteur en Tunisie. Enregistrement, conservation foncière, agence, plus-value, avec les sources et les dates.',
  },
  beforeSigning: {
    title: signingTitle,
    description:
      'Titre bleu, contrat arabe, indivision, permis, locataire : ce qu’il faut vérifier avant de vendre ou d’acheter un bien en Tunisie, et qui le vérifie, avec les textes.',
  },
  shared: { title: sharedTitle },
  unsubscribe: { title: unsubscribeTitle },
  notFound: { title: notFoundTitle },
} satisfies Record<string, Head>;

export const sitePicture = 'Soumdar : estimez gratuitement votre bien en Tunisie';
export const slogan = 'Première plateforme d’estimation immobilière en Tunisie';
export const country = 'Tunisie';
export const notStated = 'non renseigné en démonstration';
export const noneInDemonstration = 'aucun en démonstration';
export const twilio = 'Twilio, États-Unis';
export const sampleData = 'Données d’exemple';
export const demonstrationPublisher = 'Éditeur de démonstration';
export const tooManyCalculations = 'Trop de calculs en une minute. Réessayez dans un instant.';
export const tooManyLists = 'Trop de listes en une minute. Réessayez dans un instant.';

export const preparedOn = (iso: string) =>
  `Estimation du ${formatLongDate(iso)}, préparée avec Soumdar à partir d’annonces comparables`;
const sharedPrices: Record<Transaction, { what: string; unit: string }> = {
  sale: { what: 'Vente', unit: 'DT' },
  rent: { what: 'Loyer', unit: 'DT par mois' },
};
export function aboutPrice(
  side: Transaction,
  tnd: number,
  range: { low: number; high: number } | null,
): string {
  const { what, unit } = sharedPrices[side];
  const between = range ? `, entre ${formatNumber(range.low)} et ${formatNumber(range.high)}` : '';
  return `${what} : environ ${formatNumber(tnd)} ${unit}${between}`;
}
