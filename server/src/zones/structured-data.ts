import {
  addresses,
  apiRoot,
  countrySlug,
  figuresLicencePath,
  tunisiaBounds,
  zonePath,
  type MarketAccuracy,
  type Zone,
  sitePaths,
} from '@soumdar/contract';
import { zonesAround } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { zoneView } from '@soumdar/views';
import type { HeadOfSite } from '../site/render-head.ts';

export function dataOfZone(zone: Zone, site: HeadOfSite): object[] {
  const { zoneFiles: words } = site.words;
  const { publicUrl = '', basePath } = site;
  const { name, asOf, listedOn, slug, level } = zone;
  const where = words.whereIs({ name, level });
  return [
    {
      ...dataset(site, asOf),
      name: words.pricesName(where),
      description: words.pricesDescription(where),
      url: publicUrl + basePath + zonePath(slug),
      keywords: words.keywords(name),
      ...(listedOn && { temporalCoverage: listedOn.join('/') }),
      spatialCoverage: {
        '@type': 'Place',
        name: slug === countrySlug ? name : words.inCountry(name),
        geo: geoOf(zone),
      },
      measurementTechnique: words.priceTechnique,
      variableMeasured: zoneView(zone).priced.map(({ transaction, type, prices }) => ({
        '@type': 'PropertyValue',
        name: words.medianOf(type, transaction),
        value: prices.median,
        minValue: prices.low,
        maxValue: prices.high,
        unitText: transaction === 'sale' ? 'TND/m²' : 'TND/m²/mois',
      })),
      distribution: downloads(
        publicUrl,
        `${listOfZones}/${slug}`,
        slug === countrySlug ? listOfZones : undefined,
      ),
    },
    wayTo(zone, site),
  ];
}

export function dataOfAccuracy(
  { asOf, zones }: MarketAccuracy,
  description: string,
  site: HeadOfSite,
): object[] {
  const { zoneFiles: words } = site.words;
  const { publicUrl = '', basePath } = site;
  const measured = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return [
    {
      ...dataset(site, asOf),
      name: words.accuracyName,
      description,
      url: publicUrl + basePath + sitePaths.reliability,
      spatialCoverage: {
        '@type': 'Place',
        name: words.country,
        geo: geoOf({ slug: countrySlug, lat: 0, lng: 0 }),
      },
      measurementTechnique: words.errorTechnique,
      variableMeasured: measured
        .filter(({ type }) => type === null)
        .map(({ transaction, medianError }) => ({
          '@type': 'PropertyValue',
          name: words.medianErrorOf(transaction),
          value: Number((100 * medianError).toFixed(1)),
          unitText: '%',
        })),
      distribution: downloads(publicUrl, pathOf('readAccuracy')),
    },
  ];
}

const pathOf = (name: keyof typeof addresses) => apiRoot + addresses[name].split(' ')[1]!;
const listOfZones = pathOf('listZones');

function dataset({ publicUrl = '', basePath, language, words }: HeadOfSite, asOf: string) {
  return {
    '@type': 'Dataset',
    inLanguage: language,
    isAccessibleForFree: true,
    dateModified: asOf,
    license: publicUrl + basePath + figuresLicencePath,
    creditText: words.legalNotice.figuresCredit,
    creator: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#organisation`,
      name: 'Soumdar',
      url: `${publicUrl}/`,
    },
  };
}

/** `table` where the table has an address of its own. */
function downloads(publicUrl: string, json: string, table = json): object[] {
  return [
    ['text/csv', `${table}.csv`],
    ['application/json', json],
  ].map(([encodingFormat, path]) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${publicUrl}${path}`,
  }));
}

function geoOf({ slug, lat, lng }: Pick<Zone, 'slug' | 'lat' | 'lng'>): object {
  if (slug !== countrySlug) return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
  const { south, west, north, east } = tunisiaBounds;
  return { '@type': 'GeoShape', box: `${south} ${west} ${north} ${east}` };
}

/** The zones around it, from the country. */
function wayTo({ slug }: Zone, { publicUrl = '', basePath, words }: HeadOfSite): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: zonesAround(zoneTree(), slug)
      .toReversed()
      .map((around, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name:
          around === countrySlug
            ? words.zoneFiles.pricesInTunisia
            : words.places.placeName(zoneTree().zones.get(around)!),
        item: publicUrl + basePath + zonePath(around),
      })),
  };
}
