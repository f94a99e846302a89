import * as words from '@soumdar/words/pages';
import { escapeHtml } from '../html.ts';
import type { PageHead } from './page-heads.ts';

const brand = 'Soumdar';
/** Of the site as a whole, where a page has none of its own. */
const sitePicture = { path: '/partage.png', alt: words.sitePicture };

/** Where a page stands, for what needs a full address: left out when the public one is not known. */
interface HeadAddress {
  publicUrl: string | undefined;
  path: string;
  /** schema.org nodes about the page */
  structuredData?: object[];
  /** 1200 by 630 pixels, shown beside a link to the page */
  picture?: { path: string; alt: string };
}

/** Title, description, canonical address, what social networks show beside a link, and structured data for search engines. */
export function renderHead(
  head: PageHead,
  { publicUrl, path, structuredData, picture = sitePicture }: HeadAddress,
): string {
  const { description } = head;
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

/** What the landing page tells search engines of the product. */
export function productData(publicUrl: string, description: string): object[] {
  const organization = { '@id': `${publicUrl}/#organisation` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: brand,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      slogan: words.slogan,
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
      areaServed: { '@type': 'Country', name: words.country },
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'TND' },
      provider: organization,
    },
  ];
}

/** Data, never run as a script: the content security policy does not apply to it. */
function jsonLd(graph: object[]): string {
  const data = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${data}</script>`;
}

/** JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
