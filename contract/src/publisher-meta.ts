import { siteMeta } from './site.ts';

/** Names of the `<meta>` tags that say who publishes the site, and who works for it: apart, because the first page does without. */
export const publisherMeta = {
  publisherName: 'soumdar:publisher-name',
  publisherAddress: 'soumdar:publisher-address',
  publisherEmail: 'soumdar:publisher-email',
  publisherDirector: 'soumdar:publisher-director',
  publisherHost: 'soumdar:publisher-host',
  smsProvider: 'soumdar:sms-provider',
  mailProvider: 'soumdar:mail-provider',
  mapProvider: 'soumdar:map-provider',
  geocoder: 'soumdar:geocoder',
  facebook: 'soumdar:facebook',
  instagram: 'soumdar:instagram',
  linkedin: 'soumdar:linkedin',
} as const;

/** All that a page is sent with. */
export const servedMeta = { ...siteMeta, ...publisherMeta };
