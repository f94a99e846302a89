import { expect, it } from 'vitest';
import { drawSvg } from '../pictures/drawing.ts';
import { smallMarket } from '../testing/small-market.ts';
import { presentZone } from './present-zone.ts';
import { drawingOfZone } from './preview-drawings.ts';

const served = smallMarket();
const market = { ...served, figures: served.figures! };
const ofTunis = presentZone(market, 'tunis')!;

it('a preview shows a zone’s own median prices, and where it lies', () => {
  const { kind, name, figures, note, mark } = drawingOfZone(ofTunis, 'fr');
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
  const { figures, note } = drawingOfZone(presentZone(market, thin)!, 'fr');
  expect(figures).toEqual([]);
  expect(note).toBe('Trop peu d’annonces pour un prix');
});

it('a preview of the sample says that it is one', () => {
  const svg = (sample: boolean) => drawSvg(drawingOfZone({ ...ofTunis, sample }, 'fr'), () => 100);
  expect(svg(true)).toContain('Données d’exemple');
  expect(svg(false)).not.toContain('Données d’exemple');
});

it('a preview in Arabic begins at the right, its numbers among the words where they are read', () => {
  const drawing = { ...drawingOfZone(ofTunis, 'ar'), note: 'بين \u206612\u2069 و\u206634\u2069' };
  const svg = drawSvg(drawing, ({ text }) => 50 * text.length);
  // 4 letters of half their size, ended by the margin
  expect(svg).toMatch(new RegExp(`x="${1200 - 72 - 4 * 37}.0" [^>]*>تونس<`));
  const words = [...svg.matchAll(/y="496"[^>]*>([^<]+)</g)].map(([, word]) => word);
  expect(words).toEqual(['34', 'و', ' ', '12', ' ', 'بين']);
  expect(svg).not.toMatch(/[\u2066-\u2069]/);
});

it('a long name is set smaller, and cannot break out of the picture', () => {
  const drawing = { ...drawingOfZone(ofTunis, 'fr'), name: '<script>&' };
  expect(drawSvg(drawing, () => 100)).toContain(
    'font-size="74.0" font-weight="700" fill="#083654">&lt;script&gt;&amp;<',
  );
  expect(drawSvg(drawing, () => 2000)).toContain('font-size="37.0"');
});
