import { beforeSigningPath, feesPath, sitePaths } from '@soumdar/contract';

/** What a page says of itself before any script runs. */
export interface PageHead {
  /** as the site names the tab, without the brand */
  title: string;
  /** Only of pages that search engines may show: the others are private, or lead nowhere by themselves. */
  description?: string;
}

export type SitePage = keyof typeof sitePaths | 'notFound';

const verification = { title: 'Vérification du téléphone' };
const demonstration = { title: 'Recherche (démonstration)' };
const experts = { title: 'Espace réservé aux experts' };

export const pageHeads: Record<SitePage, PageHead> = {
  home: {
    title: 'Estimez gratuitement votre bien en Tunisie',
    description:
      'Prix de vente et loyer mensuel de votre appartement, maison, villa ou terrain en Tunisie, calculés à partir d’annonces comparables. Gratuit et sans engagement.',
  },
  estimation: {
    title: 'Estimation',
    description:
      'Décrivez votre appartement, maison, villa ou terrain en trois minutes et obtenez son prix de vente et son loyer, avec leur fourchette et leur fiabilité.',
  },
  legalNotice: {
    title: 'Mentions légales',
    description:
      'Éditeur, hébergeur, propriété intellectuelle et responsabilité : les mentions légales de Soumdar.',
  },
  privacyPolicy: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données Soumdar collecte, pourquoi, combien de temps elles sont conservées, et comment y accéder, les corriger ou les supprimer.',
  },
  login: {
    title: 'Connexion',
    description: 'Connectez-vous à Soumdar pour retrouver vos estimations immobilières et vos demandes.',
  },
  register: {
    title: 'Créer un compte',
    description:
      'Créez un compte Soumdar gratuit pour obtenir et conserver vos estimations immobilières en Tunisie.',
  },
  results: { title: 'Votre estimation' },
  creation: { title: 'Création d’un bien' },
  search: demonstration,
  property: demonstration,
  sendVerificationCode: verification,
  verifyPhone: verification,
  forgotPassword: { title: 'Mot de passe oublié' },
  forgotPasswordVerify: { title: 'Code de réinitialisation' },
  forgotPasswordReset: { title: 'Nouveau mot de passe' },
  forgotPasswordSuccess: { title: 'Votre mot de passe' },
  undoContactChange: { title: 'Annuler le changement' },
  reportCheck: { title: 'Vérifier un rapport' },
  reportCheckNumber: { title: 'Vérifier un rapport' },
  dashboard: { title: 'Mon tableau de bord' },
  myData: { title: 'Mes données' },
  experts,
  expertRequest: experts,
  expertFigures: experts,
  expertAlerts: experts,
  expertPrivacy: experts,
  notFound: { title: 'Page introuvable' },
};

/** Of the page of what a sale costs, which is drawn for each question. */
export const feesHead: PageHead = {
  title: 'Frais de vente et d’achat immobilier',
  description:
    'Ce qui reste au vendeur après impôts et frais de vente, et ce que paie l’acheteur en Tunisie. Enregistrement, conservation foncière, agence, plus-value, avec les sources et les dates.',
};

/** Of the page of what to check before one signs, which is drawn for each set of answers. */
export const beforeSigningHead: PageHead = {
  title: 'Avant de signer : ce qu’il faut vérifier',
  description:
    'Titre bleu, contrat arabe, indivision, permis, locataire : ce qu’il faut vérifier avant de vendre ou d’acheter un bien en Tunisie, et qui le vérifie, avec les textes.',
};

/** The addresses of those to be found by search engines. */
export const indexedPaths: string[] = [
  ...(Object.keys(sitePaths) as (keyof typeof sitePaths)[])
    .filter((page) => pageHeads[page].description !== undefined)
    .map((page) => sitePaths[page]),
  feesPath,
  beforeSigningPath,
];
