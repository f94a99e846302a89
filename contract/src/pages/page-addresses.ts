import { countrySlug, type PropertyType, type Transaction } from '@soumdar/engine';
import { mostPerPage } from '../limits.ts';
import { sitePaths } from './paths.ts';

export { countrySlug } from '@soumdar/engine';

export const zonePath = (slug: string): string =>
  slug === countrySlug ? sitePaths.prices : `${sitePaths.prices}/${slug}`;

export const sharePath = (token: string): string => sitePaths.shared.replace(':token', () => token);

export const unsubscribePath = (token: string): string =>
  sitePaths.unsubscribe.replace(':token', () => token);

export const manualRequestsAddress = `${sitePaths.dashboard}?tab=manual`;

/** By any estimate of the property; on the largest page, for the estimates are compared. */
export const propertyAddress = (estimationId: string): string =>
  `${sitePaths.dashboard}?limit=${mostPerPage}&bien=${estimationId}`;

export const alertSettings = { path: `${sitePaths.myData}#alertes`, anchor: 'alertes' } as const;

/** Under which terms figures may be republished. */
export const figuresLicencePath = `${sitePaths.legalNotice}#reprise-des-chiffres`;

export const priceMapRoot = '/carte-des-prix';

/** The picture of a zone's map of prices, behind the base path of its language. */
export const priceMapPath = (slug: string, transaction: Transaction, type: PropertyType): string =>
  `${priceMapRoot}/${slug}.svg?transaction=${transaction}&type=${type}`;
