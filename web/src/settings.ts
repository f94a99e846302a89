import { siteMeta } from '@soumdar/contract';

/** From the page's meta tags; empty for nothing. */
export function meta(name: string): string {
  // pages rendered at build time have no document
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

export const appKey = meta(siteMeta.appKey);
export const tileUrl = meta(siteMeta.tileUrl);
/** Empty without an external analytics service. */
export const analyticsHost = meta(siteMeta.analyticsHost);
export const analyticsKey = meta(siteMeta.analyticsKey);
export const externalServiceName = () => new URL(analyticsHost).hostname;

/** Separate from the publisher, which the first page does not load. */
export const brand = 'Soumdar';
