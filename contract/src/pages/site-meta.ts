/** The server's settings for the site. */
export const siteMeta = {
  appKey: 'soumdar:app-key',
  tileUrl: 'soumdar:tile-url',
  analyticsHost: 'soumdar:analytics-host',
  analyticsKey: 'soumdar:analytics-key',
} as const;

/** The server replaces it in pages rendered at build. */
export const settingPlaceholder = (meta: string): string => `{{${meta}}}`;

/** Id of the element with the page's data as JSON. */
export const pageDataId = 'donnees';
