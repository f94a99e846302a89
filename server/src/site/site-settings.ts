import { servedMeta } from '@soumdar/contract';
import * as words from '@soumdar/words/pages';
import { demonstrationPublisher } from '../settings/publisher-settings.ts';
import type { Settings } from '../settings/settings.ts';

const demonstration = { publisher: demonstrationPublisher, rest: words.notStated };

const smsProviders: Record<Settings['sms']['provider'], string> = {
  outbox: words.noneInDemonstration,
  twilio: words.twilio,
  winsms: 'WinSMS, Tunisie',
};

/** Who answers at an address, or at a template of addresses: by name where it is a public service that we know. */
function providerAt(address: string): string {
  const host = /^https?:\/\/(?:\{s\}\.)?([^/:]+)/.exec(address)?.[1] ?? address;
  return host.endsWith('openstreetmap.org') ? `OpenStreetMap, Royaume-Uni (${host})` : host;
}

/** What the site is told, as its pages show it. */
export function siteSettings(settings: Settings): Record<keyof typeof servedMeta, string> {
  const { appKey, tileUrl, geocoderUrl, analytics, publisher, sms, email } = settings;
  return {
    appKey,
    tileUrl,
    analyticsHost: analytics?.host ?? '',
    analyticsKey: analytics?.key ?? '',
    publisherName: publisher.name ?? demonstration.publisher,
    publisherAddress: publisher.address ?? demonstration.rest,
    publisherEmail: publisher.email ?? demonstration.rest,
    publisherDirector: publisher.director ?? demonstration.rest,
    publisherHost: publisher.host ?? demonstration.rest,
    smsProvider: smsProviders[sms.provider],
    mailProvider:
      email.provider === 'outbox' ? words.noneInDemonstration : (publisher.mailProvider ?? email.server.host),
    mapProvider: providerAt(tileUrl),
    geocoder: providerAt(geocoderUrl),
    facebook: publisher.facebook ?? '',
    instagram: publisher.instagram ?? '',
    linkedin: publisher.linkedin ?? '',
  };
}
