import { countrySlug } from '@soumdar/engine';

export { countrySlug } from '@soumdar/engine';

/**
 * Rendered by the server, for readers without script and search engines. A separate file because the first
 * page does not need them.
 */
export const marketPaths = {
  prices: '/prix-immobilier',
  // before the zones, whose pattern matches it
  comparison: '/prix-immobilier/comparer',
  governoratePrices: '/prix-immobilier/:governorate',
  zonePrices: '/prix-immobilier/:governorate/:zone',
  reliability: '/fiabilite',
} as const;

/** Rendered by the server for each set of answers. */
export const feesPath = '/frais';

/** Rendered by the server for each set of answers. */
export const beforeSigningPath = '/avant-de-signer';

/** Rendered by the server for each link. */
export const sharedPage = '/partage/:token';
export const sharePath = (token: string): string => sharedPage.replace(':token', () => token);

/** In the footer of emails; a POST stops them. */
export const unsubscribePage = '/desinscription/:token';
export const unsubscribePath = (token: string): string => unsubscribePage.replace(':token', () => token);

export const zonePath = (slug: string): string =>
  slug === countrySlug ? marketPaths.prices : `${marketPaths.prices}/${slug}`;

/** Where the page states it, and the credit to print. */
export const figuresLicence = {
  path: '/mentions-legales#reprise-des-chiffres',
  credit: 'source : Soumdar, prix demandés',
} as const;

/** Id of the element with the page's data as JSON. */
export const pageDataId = 'donnees';

/** Rendered by the build, since all visitors see the same. */
export const prerenderedPages = ['home', 'legalNotice', 'privacyPolicy'] as const;
