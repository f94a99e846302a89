import { siteMeta } from '@soumdar/contract';

/** What the server says under that name; empty for nothing. */
export function meta(name: string): string {
  // some pages are drawn at build time, without a document
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** What the server tells the site through the page's meta tags. */
export const appKey = meta(siteMeta.appKey);
export const tileUrl = meta(siteMeta.tileUrl);
/** Empty when there is no external analytics service. */
export const analyticsHost = meta(siteMeta.analyticsHost);
export const analyticsKey = meta(siteMeta.analyticsKey);
export const externalServiceName = () => new URL(analyticsHost).hostname;

/** Apart from the rest of the publisher, which the first page does without. */
export const brand = 'Soumdar';
