import { settingPlaceholder, siteMeta } from '@soumdar/contract';
import { meta } from './settings.ts';

/** What the server says; in a page drawn at build, where it puts that. */
const told = (name: string) => (typeof document === 'undefined' ? settingPlaceholder(name) : meta(name));

/** Who publishes the site, as its operator set it. */
export const publisher = {
  name: told(siteMeta.publisherName),
  legalForm: 'Société en cours de constitution',
  address: told(siteMeta.publisherAddress),
  email: told(siteMeta.publisherEmail),
  director: told(siteMeta.publisherDirector),
  host: told(siteMeta.publisherHost),
  smsProvider: told(siteMeta.smsProvider),
} as const;

/** Their accounts on social networks: those that were set, and none in a page drawn at build. */
export const socialAccounts = (
  [
    ['Facebook', meta(siteMeta.facebook)],
    ['Instagram', meta(siteMeta.instagram)],
    ['LinkedIn', meta(siteMeta.linkedin)],
  ] as const
).flatMap(([network, url]) => (url ? [{ network, url }] : []));
export type SocialNetwork = (typeof socialAccounts)[number]['network'];
