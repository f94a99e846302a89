import { settingPlaceholder, publisherMeta } from '@soumdar/contract';
import { meta } from './settings.ts';

/** A page rendered at build has a placeholder, which the server fills. */
const setting = (name: string) => (typeof document === 'undefined' ? settingPlaceholder(name) : meta(name));

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

/** None in a page rendered at build. */
export const socialAccounts = (
  [
    ['Facebook', meta(publisherMeta.facebook)],
    ['Instagram', meta(publisherMeta.instagram)],
    ['LinkedIn', meta(publisherMeta.linkedin)],
  ] as const
).flatMap(([network, url]) => (url ? [{ network, url }] : []));
export type SocialNetwork = (typeof socialAccounts)[number]['network'];
