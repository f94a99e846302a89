import { coloursOf, boundsOf } from '@soumdar/views';
import { expect, it } from 'vitest';
import { priceAreas } from '../market/price-areas.ts';
import { smallMarket } from '../testing/small-market.ts';
import { drawPriceMap } from './price-map-drawing.ts';
import { presentAreas, presentZones } from './present-zone.ts';

it('shows circles where places with an area are elsewhere', () => {
  const served = smallMarket();
  const market = { ...served, figures: served.figures!, areas: priceAreas(served.figures!) };
  const { zones } = presentZones(market, 'sale', 'apartment');
  const { areas } = presentAreas(market, 'sale', 'apartment');
  expect(areas.length).toBeGreaterThan(0);
  const svg = (some: typeof zones) =>
    drawPriceMap({ language: 'fr', zones: some, areas, around: [some[0]!], coarsest: 'governorate' });
  const governorate = zones.find(({ level }) => level === 'governorate')!;
  const south = svg([{ ...governorate, lat: 32.93, lng: 10.45 }]);
  expect(south).toContain('<circle ');
  expect(south).not.toContain('fill-opacity="0.6"');
  expect(svg(zones.filter(({ slug }) => slug === areas[0]!.slug))).toContain('fill-opacity="0.6"');
});

it('sets low prices where a line begins', () => {
  const served = smallMarket();
  const { zones } = presentZones({ ...served, figures: served.figures! }, 'sale', 'apartment');
  const classes = coloursOf(boundsOf(zones.flatMap(({ medianPerSqm }) => medianPerSqm ?? [])));
  const legendIn = (language: 'fr' | 'ar') => {
    const svg = drawPriceMap({ language, zones, areas: [], around: zones, coarsest: 'governorate' });
    const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="440" [^>]*fill="([^"]+)"/g)];
    return boxes.toSorted(([, a], [, b]) => Number(a) - Number(b)).map(([, , fill]) => fill);
  };
  expect(legendIn('fr')).toEqual(classes);
  expect(legendIn('ar')).toEqual(classes.toReversed());
});
