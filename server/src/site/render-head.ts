import type { PageName } from '@soumdar/contract';
import { asPlainText, defaultLanguage, languages, traits } from '@soumdar/words';
import { escapeHtml } from '../http/html.ts';
import type { Site } from './load-site.ts';

const brand = 'Soumdar';

export interface PageHead {
  /** of the tab, without the brand */
  title: string;
  /** only of pages that search engines may show */
  description?: string | undefined;
  /** where the page has other addresses too */
  canonicalPath?: string;
  /** schema.org nodes, absent while the public address is unknown */
  structuredData?: object[];
  /** 1200 by 630 pixels, for links to the page; without one, that of the site */
  picture?: { path: string; alt: string };
}

export type SitePage = PageName | 'notFound';

/** What the head of a page needs of its site. */
export type HeadOfSite = Pick<Site, 'language' | 'words' | 'basePath' | 'publicUrl'>;

/** @param path without that of the language */
export function renderHead(head: PageHead, site: HeadOfSite, path: string): string {
  const { publicUrl, basePath, words } = site;
  const { structuredData } = head;
  const picture = head.picture ?? { path: `${basePath}/partage.png`, alt: words.pages.sitePicture };
  const plain = (text: string) => asPlainText(site.language, text);
  const description = head.description && plain(head.description);
  const title = plain(`${head.title} · ${brand}`);
  const tags = [`<title>${escapeHtml(title)}</title>`];
  if (description === undefined) return tags.join('');

  tags.push(meta('name', 'description', description));
  for (const [property, content] of shared({ ...head, title: plain(head.title), description }, site))
    tags.push(meta('property', property, content));
  if (publicUrl !== undefined) {
    const address = publicUrl + basePath + path;
    tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`, meta('property', 'og:url', address));
    for (const [language, href] of alternatesOf(publicUrl, path))
      tags.push(`<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`);
    for (const [property, content] of sharedPicture(publicUrl, picture))
      tags.push(meta('property', property, content));
    tags.push(meta('name', 'twitter:card', 'summary_large_image'));
    if (structuredData) tags.push(jsonLd(structuredData));
  }
  return tags.join('');
}

/** The same page in each language; others than these get the default one. */
export const alternatesOf = (publicUrl: string, path: string): [language: string, address: string][] => [
  ...languages.map((language): [string, string] => [language, publicUrl + traits[language].basePath + path]),
  ['x-default', publicUrl + traits[defaultLanguage].basePath + path],
];

function shared({ title, description = '' }: PageHead, { language }: HeadOfSite): [string, string][] {
  return [
    ['og:type', 'website'],
    ['og:locale', `${language}_TN`],
    ['og:site_name', brand],
    ['og:title', title],
    ['og:description', description],
  ];
}

function sharedPicture(
  publicUrl: string,
  { path, alt }: NonNullable<PageHead['picture']>,
): [string, string][] {
  return [
    ['og:image', publicUrl + path],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
  ];
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

export function productData(publicUrl: string, description: string, site: HeadOfSite): object[] {
  const { slogan, country } = site.words.pages;
  const url = `${publicUrl}${site.basePath}/`;
  const organization = { '@id': `${publicUrl}/#organisation` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: brand,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      slogan,
    },
    {
      '@type': 'WebSite',
      name: brand,
      url,
      inLanguage: site.language,
      publisher: organization,
    },
    {
      '@type': 'WebApplication',
      name: brand,
      url,
      description,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Web',
      areaServed: { '@type': 'Country', name: country },
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'TND' },
      provider: organization,
    },
  ];
}

/** Data never run, so the content security policy does not apply. */
function jsonLd(graph: object[]): string {
  const data = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${data}</script>`;
}

export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
