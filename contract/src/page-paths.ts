import { countrySlug, ofPlace } from './zone-names.ts';
import type { Zone } from './zones.ts';

/**
 * The addresses of pages that the server draws from the market in service, for readers without script and for search engines. In a file
 * of their own, because the first page of the site does without them.
 */
export const marketPaths = {
  prices: '/prix-immobilier',
  // before the zones, one of which its address looks like
  comparison: '/prix-immobilier/comparer',
  governoratePrices: '/prix-immobilier/:governorate',
  zonePrices: '/prix-immobilier/:governorate/:zone',
  reliability: '/fiabilite',
} as const;

/** The address of the page of what a sale costs, which the server draws for each question. */
export const feesPath = '/frais';

/** The address of the page of what to check before one signs, which the server draws for each set of answers. */
export const beforeSigningPath = '/avant-de-signer';

/** The address of a shared estimate's page, which the server draws for whoever has the link. */
export const sharedPage = '/partage/:token';
export const sharePath = (token: string): string => sharedPage.replace(':token', () => token);

/** The address at the foot of an email, which stops such emails once it is posted to. */
export const unsubscribePage = '/desinscription/:token';
export const unsubscribePath = (token: string): string => unsubscribePage.replace(':token', () => token);

/** The address of a zone's page. */
export const zonePath = (slug: string): string =>
  slug === countrySlug ? marketPaths.prices : `${marketPaths.prices}/${slug}`;

/** 'Prix immobilier en Tunisie', 'Prix immobilier : gouvernorat de Sfax', 'Prix immobilier : La Marsa' */
export function pricesTitle({ slug, name, level }: Pick<Zone, 'slug' | 'name' | 'level'>): string {
  if (slug === countrySlug) return 'Prix immobilier en Tunisie';
  return `Prix immobilier : ${level === 'governorate' ? `gouvernorat ${ofPlace(name)}` : name}`;
}

/** Under what the public figures may be taken up: where the page that says so stands, and the words that name their source. */
export const figuresLicence = {
  path: '/mentions-legales#reprise-des-chiffres',
  credit: 'source : Soumdar, prix demandés',
} as const;

/** Id of the element that holds, as JSON, what the server drew a page with. */
export const pageDataId = 'donnees';

/** Pages that are the same for everybody: the build renders them to HTML, which the server sends. */
export const prerenderedPages = ['home', 'legalNotice', 'privacyPolicy'] as const;
