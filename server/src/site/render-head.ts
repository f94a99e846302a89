import type { PageName } from '@soumdar/contract';
import { country, heads, sitePicture as sitePictureText, slogan } from '@soumdar/words/pages';
import { escapeHtml } from '../http/html.ts';

const brand = 'Soumdar';
const sitePicture = { path: '/partage.png', alt: sitePictureText };

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
export const pageHeads: Record<SitePage, PageHead> = heads;

/** @param publicUrl without it there are no full addresses */
export function renderHead(head: PageHead, publicUrl: string | undefined, path: string): string {
  const { description, structuredData, picture = sitePicture } = head;
  const title = `${head.title} · ${brand}`;
  const tags = [`<title>${escapeHtml(title)}</title>`];
  if (description === undefined) return tags.join('');

  tags.push(meta('name', 'description', description));
  for (const [property, content] of shared(head)) tags.push(meta('property', property, content));
  if (publicUrl !== undefined) {
    const address = publicUrl + path;
    tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`, meta('property', 'og:url', address));
    for (const [property, content] of sharedPicture(publicUrl, picture))
      tags.push(meta('property', property, content));
    tags.push(meta('name', 'twitter:card', 'summary_large_image'));
    if (structuredData) tags.push(jsonLd(structuredData));
  }
  return tags.join('');
}

function shared({ title, description = '' }: PageHead): [string, string][] {
  return [
    ['og:type', 'website'],
    ['og:locale', 'fr_TN'],
    ['og:site_name', brand],
    ['og:title', title],
    ['og:description', description],
  ];
}

function sharedPicture(publicUrl: string, { path, alt }: typeof sitePicture): [string, string][] {
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

export function productData(publicUrl: string, description: string): object[] {
  const organization = { '@id': `${publicUrl}/#organisation` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: brand,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      slogan: slogan,
    },
    {
      '@type': 'WebSite',
      name: brand,
      url: `${publicUrl}/`,
      inLanguage: 'fr',
      publisher: organization,
    },
    {
      '@type': 'WebApplication',
      name: brand,
      url: `${publicUrl}/`,
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
