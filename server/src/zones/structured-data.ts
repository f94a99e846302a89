import {
  addresses,
  apiRoot,
  countrySlug,
  figuresLicence,
  marketPaths,
  tunisiaBounds,
  zonePath,
  type MarketAccuracy,
  type Zone,
} from '@soumdar/contract';
import { zonesAround } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { propertyTypeLabels } from '@soumdar/words/labels';
import { ofPlace } from '@soumdar/words/places';

/** A zone's figures as a data set that search engines list, and the way to it. */
export function dataOfZone(zone: Zone, publicUrl: string): object[] {
  const { name, groups, asOf, listedOn, slug, level } = zone;
  const what =
    level === 'country'
      ? 'en Tunisie'
      : `(${level === 'governorate' ? `gouvernorat ${ofPlace(name)}` : name}, Tunisie)`;
  return [
    {
      ...dataset(publicUrl, asOf),
      name: `Prix immobiliers demandés ${what}`,
      description: `Prix demandés au m² ${what}, par type de bien, à la vente et à la location : médiane et fourchette de huit annonces sur dix, loyers, rendement brut et évolution. Prix d’annonces, pas prix signés.`,
      url: publicUrl + zonePath(slug),
      keywords: ['prix immobilier', 'prix au m²', 'loyer', name, 'Tunisie'],
      ...(listedOn && { temporalCoverage: listedOn.join('/') }),
      spatialCoverage: {
        '@type': 'Place',
        name: slug === countrySlug ? name : `${name}, Tunisie`,
        geo: geoOf(zone),
      },
      measurementTechnique:
        'Médiane des prix demandés dans les annonces, ramenés au niveau du jour avec l’indice de l’INS ; rien sous dix annonces.',
      variableMeasured: groups
        .filter(({ medianPerSqm }) => medianPerSqm !== null)
        .map(({ transaction, type, medianPerSqm, lowPerSqm, highPerSqm }) => ({
          '@type': 'PropertyValue',
          name: `${propertyTypeLabels[type]}, ${transaction === 'sale' ? 'vente' : 'location'} : prix médian demandé au m²`,
          value: medianPerSqm,
          minValue: lowPerSqm,
          maxValue: highPerSqm,
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

/** How wrong estimates are, as a data set. */
export function dataOfAccuracy(
  { asOf, zones }: MarketAccuracy,
  description: string,
  publicUrl: string,
): object[] {
  const measured = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return [
    {
      ...dataset(publicUrl, asOf),
      name: 'Fiabilité des estimations immobilières de Soumdar',
      description,
      url: publicUrl + marketPaths.reliability,
      spatialCoverage: {
        '@type': 'Place',
        name: 'Tunisie',
        geo: geoOf({ slug: countrySlug, lat: 0, lng: 0 }),
      },
      measurementTechnique: 'Écart avec le prix demandé d’annonces que le modèle n’a pas vues.',
      variableMeasured: measured
        .filter(({ type }) => type === null)
        .map(({ transaction, medianError }) => ({
          '@type': 'PropertyValue',
          name: `Erreur médiane, ${transaction === 'sale' ? 'vente' : 'location'}`,
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
    license: publicUrl + figuresLicence.path,
    creditText: figuresLicence.credit,
    creator: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#organisation`,
      name: 'Soumdar',
      url: `${publicUrl}/`,
    },
  };
}

/** The same figures as a table and as JSON; `table` where the table has another address. */
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
        name: around === countrySlug ? 'Prix immobilier en Tunisie' : zoneTree().zones.get(around)!.name,
        item: publicUrl + zonePath(around),
      })),
  };
}
