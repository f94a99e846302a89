import { expect, it } from 'vitest';
import { drawSvg } from '../pictures/drawing.ts';
import { smallMarket } from '../testing/small-market.ts';
import { presentZone } from './present-zone.ts';
import { drawingOfZone } from './preview-drawings.ts';

const served = smallMarket();
const market = { ...served, figures: served.figures! };
const ofTunis = presentZone(market, 'tunis')!;

it('a preview shows a zone’s own median prices, and where it lies', () => {
  const { kind, name, figures, note, mark } = drawingOfZone(ofTunis);
  expect([kind, name]).toEqual(['Prix immobilier · gouvernorat', 'Tunis']);
  expect(figures.map(({ label }) => label)).toEqual(['Appartement à vendre', 'Appartement à louer']);
  expect(note).toMatch(/^Vente.: 8 annonces sur 10 entre 3\s\d{3} et 3\s\d{3}\sDT\/m²$/);
  expect(mark).not.toBeNull();
});

it('a preview of a thin zone shows no price, not even that of a larger zone', () => {
  const thin = Object.keys(market.figures.zones).find((slug) =>
    market.figures.zones[slug]!.groups.every(({ medianPerSqm }) => medianPerSqm === null),
  )!;
  expect(presentZone(market, thin)!.groups.some(({ instead }) => instead)).toBe(true);
  const { figures, note } = drawingOfZone(presentZone(market, thin)!);
  expect(figures).toEqual([]);
  expect(note).toBe('Trop peu d’annonces pour un prix');
});

it('a preview of the sample says that it is one', () => {
  const svg = (sample: boolean) => drawSvg(drawingOfZone({ ...ofTunis, sample }), () => 100);
  expect(svg(true)).toContain('Données d’exemple');
  expect(svg(false)).not.toContain('Données d’exemple');
});

it('a long name is set smaller, and cannot break out of the picture', () => {
  const drawing = { ...drawingOfZone(ofTunis), name: '<script>&' };
  expect(drawSvg(drawing, () => 100)).toContain(
    'font-size="74.0" font-weight="700" fill="#083654">&lt;script&gt;&amp;<',
  );
  expect(drawSvg(drawing, () => 2000)).toContain('font-size="37.0"');
});
