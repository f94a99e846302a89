import { siteMeta } from './site-meta.ts';

/** Separate because the first page does not need them. */
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

export const servedMeta = { ...siteMeta, ...publisherMeta };
