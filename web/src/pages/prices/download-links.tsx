import { countrySlug, type Zone } from '@soumdar/contract';
import * as words from '@soumdar/words/prices';
import type { ReactNode } from 'react';
import { addressOf } from '../../api/address.ts';

/** All zones in one file where the country is among them. */
export function DownloadLinks({ zones }: { zones: Pick<Zone, 'slug' | 'name'>[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 print:hidden">
      <li>
        <DownloadLink href={fileOf(zones.map(({ slug }) => slug))}>
          {words.download(zones.map(({ name }) => name))}
        </DownloadLink>
      </li>
      {zones.some(({ slug }) => slug === countrySlug) ? (
        <li>
          <DownloadLink href={addressOf('downloadZones').url}>{words.downloadAll}</DownloadLink>
        </li>
      ) : null}
    </ul>
  );
}

export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center text-sea underline hover:text-sea-deep"
    >
      {children}
    </a>
  );
}

function fileOf([slug = '', ...others]: string[]): string {
  if (others.length > 0)
    return addressOf('downloadComparison', { query: { zones: [slug, ...others].join(',') } }).url;
  const [governorate, zone] = slug.split('/') as [string, string?];
  return zone
    ? addressOf('downloadZone', { params: { governorate, zone } }).url
    : addressOf('downloadGovernorate', { params: { governorate } }).url;
}
