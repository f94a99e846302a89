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
import { figuresCredit } from '@soumdar/words/legal-notice';
import * as words from '@soumdar/words/zone-files';

export function dataOfZone(zone: Zone, publicUrl: string): object[] {
  const { name, asOf, listedOn, slug, level } = zone;
  const where = words.whereIs({ name, level });
  return [
    {
      ...dataset(publicUrl, asOf),
      name: words.pricesName(where),
      description: words.pricesDescription(where),
      url: publicUrl + zonePath(slug),
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
    wayTo(zone, publicUrl),
  ];
}

export function dataOfAccuracy(
  { asOf, zones }: MarketAccuracy,
  description: string,
  publicUrl: string,
): object[] {
  const measured = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return [
    {
      ...dataset(publicUrl, asOf),
      name: words.accuracyName,
      description,
      url: publicUrl + sitePaths.reliability,
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

function dataset(publicUrl: string, asOf: string) {
  return {
    '@type': 'Dataset',
    inLanguage: 'fr',
    isAccessibleForFree: true,
    dateModified: asOf,
    license: publicUrl + figuresLicencePath,
    creditText: figuresCredit,
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
function wayTo({ slug }: Zone, publicUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: zonesAround(zoneTree(), slug)
      .toReversed()
      .map((around, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: around === countrySlug ? words.pricesInTunisia : zoneTree().zones.get(around)!.name,
        item: publicUrl + zonePath(around),
      })),
  };
}
