import { siteMeta } from '@soumdar/contract';
import { demonstrationPublisher } from '../settings/publisher-settings.ts';
import type { Settings } from '../settings/settings.ts';

const demonstration = { publisher: demonstrationPublisher, rest: 'non renseigné en démonstration' };

const smsProviders: Record<Settings['sms']['provider'], string> = {
  outbox: 'aucun en démonstration',
  twilio: 'Twilio, États-Unis',
  winsms: 'WinSMS, Tunisie',
};

/** What the site is told, as its pages show it. */
export function siteSettings(settings: Settings): Record<keyof typeof siteMeta, string> {
  const { appKey, tileUrl, analytics, publisher, sms } = settings;
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
    facebook: publisher.facebook ?? '',
    instagram: publisher.instagram ?? '',
    linkedin: publisher.linkedin ?? '',
  };
}
