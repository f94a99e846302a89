import { settingPlaceholder, publisherMeta } from '@soumdar/contract';
import { meta } from './settings.ts';

/** What the server says; in a page drawn at build, where it puts that. */
const setting = (name: string) => (typeof document === 'undefined' ? settingPlaceholder(name) : meta(name));

/** Who publishes the site, as its operator set it. */
export const publisher = {
  name: setting(publisherMeta.publisherName),
  address: setting(publisherMeta.publisherAddress),
  email: setting(publisherMeta.publisherEmail),
  director: setting(publisherMeta.publisherDirector),
  host: setting(publisherMeta.publisherHost),
  smsProvider: setting(publisherMeta.smsProvider),
  mailProvider: setting(publisherMeta.mailProvider),
  mapProvider: setting(publisherMeta.mapProvider),
  geocoder: setting(publisherMeta.geocoder),
} as const;

/** Their accounts on social networks: those that were set, and none in a page drawn at build. */
export const socialAccounts = (
  [
    ['Facebook', meta(publisherMeta.facebook)],
    ['Instagram', meta(publisherMeta.instagram)],
    ['LinkedIn', meta(publisherMeta.linkedin)],
  ] as const
).flatMap(([network, url]) => (url ? [{ network, url }] : []));
export type SocialNetwork = (typeof socialAccounts)[number]['network'];
