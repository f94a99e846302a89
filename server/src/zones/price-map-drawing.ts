import { areaStepsPerDegree, degreesOf, tunisiaRings, type AreaList, type ZoneList } from '@soumdar/contract';
import {
  areasFromZoom,
  boundsOf,
  circleEdge,
  colourOf,
  colours,
  coloursOf,
  fitted,
  labelsWithin,
  lakeRings,
  levelAt,
  neighbourRings,
  otherColours,
  radiusOf,
  spreadCircles,
  toPixels,
  withoutFigure,
  zonesAtLevel,
} from '@soumdar/views';
import { traits, wordsIn, type Language } from '@soumdar/words';
import { escapeHtml } from '../http/html.ts';
import { ringsInBox } from '../pictures/rings-in-box.ts';

/** A screen of any width shows its middle. */
const priceMapSize = { width: 560, height: 480 } as const;
/** Within what the narrowest phone shows. */
const fit = { width: 330, height: 410 };
const shortestSide = 0.7;
const areaOpacity = 0.6;
const edge = 4;

/** Of names and prices, in the middle of the picture that every screen shows. */
const label = { fontSize: 14, letterWidth: 7.5, lineHeight: 15 };
const labelled = { left: 66, top: 46, right: 494, bottom: 424 };

interface PriceMap {
  language: Language;
  zones: ZoneList['zones'];
  areas: AreaList['areas'];
  /** the opening view */
  around: readonly { slug: string; lat: number; lng: number }[];
  coarsest: Parameters<typeof levelAt>[1];
}

type Project = (lat: number, lng: number) => [x: number, y: number];

/** As SVG: what the map of prices shows before it is touched. */
export function drawPriceMap({ language, zones, areas, around, coarsest }: PriceMap): string {
  const { formats, places } = wordsIn(language);
  const { width, height } = priceMapSize;
  const view = fitted(around, fit.width, fit.height);
  const middle = toPixels(view, view.zoom);
  const project: Project = (lat, lng) => {
    const { x, y } = toPixels({ lat, lng }, view.zoom);
    return [x - middle.x + width / 2, y - middle.y + height / 2];
  };
  const bounds = boundsOf(zones.flatMap(({ medianPerSqm }) => medianPerSqm ?? []));
  const fillOf = (figure: number | null) => (figure === null ? withoutFigure : colourOf(figure, bounds));
  const ofPage = new Set(around.map(({ slug }) => slug));
  const shownAreas = view.zoom >= areasFromZoom ? drawAreas() : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.seaTint}"/>
<path d="${pathOf(neighbourRings, project)}" fill="${otherColours.stone}"/>
<path d="${pathOf(tunisiaRings, project)}" fill="${otherColours.landTint}" stroke="${colours.lineStrong}" stroke-width="1.5"/>
<path d="${pathOf(lakeRings, project)}" fill="${colours.seaTint}"/>
${shownAreas || drawCircles()}
${drawLegend(bounds, language)}
</svg>`;

  /** Nothing where no place in the picture has a price. */
  function drawAreas(): string {
    const shown = areas.flatMap((area) => {
      const path = pathOf(
        area.rings.map((steps) => degreesOf(steps, areaStepsPerDegree)),
        project,
      );
      return path === '' ? [] : { area, path };
    });
    if (shown.length === 0) return '';
    const paths = shown.map(({ area, path }) => `<path d="${path}" fill="${fillOf(area.medianPerSqm)}"/>`);
    const names = shown.map(({ area }) => ({ zone: area, at: spotOf(area), radius: 0 }));
    return `<g fill-opacity="${areaOpacity}" stroke="${circleEdge}" stroke-width=".75">${paths.join('')}</g>${drawLabels(names)}`;
  }

  function drawCircles(): string {
    const circles = zones.map((zone) => ({ ...zone, figure: zone.medianPerSqm }));
    const visible = zonesAtLevel(circles, levelAt(view.zoom, coarsest)).map((zone) => ({
      ...zone,
      ...spotOf(zone),
    }));
    const largest = Math.max(0, ...visible.map(({ count }) => count ?? 0));
    const inPicture = visible.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
    const spread = spreadCircles(
      inPicture.map(({ x, y, count }) => ({ x, y, radius: radiusOf(count, largest) })),
    );
    const shown = inPicture.map(({ figure }, at) => {
      const { x, y, radius } = spread[at]!;
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fillOf(figure)}"/>`;
    });
    const names = inPicture.map((zone, at) => ({ zone, at: spread[at]!, radius: spread[at]!.radius }));
    return `<g stroke="${circleEdge}" stroke-width="1.5">${shown.join('')}</g>${drawLabels(names)}`;
  }

  function spotOf({ lat, lng }: { lat: number; lng: number }) {
    const [x, y] = project(lat, lng);
    return { x, y };
  }

  /** Parts of the page's zone first, with their prices; names of towns where room is left. */
  function drawLabels(shown: readonly Named[]): string {
    const isPart = ({ zone }: Named) => Number(ofPage.has(zone.slug));
    const priced = shown
      .map((named) => ({ ...named, isPriced: true }))
      .sort((a, b) => isPart(b) - isPart(a) || (b.zone.count ?? 0) - (a.zone.count ?? 0));
    const names = new Set(priced.map(({ zone }) => places.placeName(zone)));
    const parents = new Set(
      zones.filter(({ slug }) => priced.some(({ zone }) => zone.slug === slug)).map(({ parent }) => parent),
    );
    const towns = zones
      .filter(
        (zone) => zone.level === 'town' && !parents.has(zone.slug) && !names.has(places.placeName(zone)),
      )
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
      .map((zone) => ({ zone, at: spotOf(zone), radius: 0, isPriced: false }));
    const items = [...priced, ...towns].map(({ zone, at, radius, isPriced }) => ({
      name: places.placeName(zone),
      price: isPriced && zone.medianPerSqm !== null ? formats.formatPerM2(zone.medianPerSqm) : '',
      x: at.x,
      y: at.y,
      radius,
    }));
    const texts = labelsWithin(items, label, labelled).map(({ item: { name, price }, x, y }) => {
      const across = x.toFixed(1);
      const line = (text: string, baseline: number, weight = '') =>
        `<text x="${across}" y="${baseline.toFixed(1)}"${weight}>${escapeHtml(text)}</text>`;
      return price === ''
        ? line(name, y + 5)
        : line(name, y - 2) + line(price, y - 2 + label.lineHeight, ' font-weight="700"');
    });
    return `<g font-family="sans-serif" font-size="${label.fontSize}" text-anchor="middle" fill="${colours.ink}" stroke="${colours.white}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`;
  }
}

interface Named {
  zone: {
    slug: string;
    name: string;
    nameAr?: string | undefined;
    count: number | null;
    medianPerSqm: number | null;
  };
  at: { x: number; y: number };
  /** of its circle */
  radius: number;
}

const legend = { x: 130, y: 440, width: 300, height: 9 };

/** Low prices stand where a line begins. */
function drawLegend(bounds: readonly number[], language: Language): string {
  const { x, y, width, height } = legend;
  const classes = coloursOf(bounds);
  const step = width / classes.length;
  const isMirrored = traits[language].direction === 'rtl';
  const fromStart = (distance: number, own = 0) => (isMirrored ? x + width - distance - own : x + distance);
  const boxes = classes.map(
    (fill, at) =>
      `<rect x="${fromStart(at * step, step)}" y="${y}" width="${step}" height="${height}" fill="${fill}" stroke="${circleEdge}" stroke-width=".75"/>`,
  );
  const { formatPerM2 } = wordsIn(language).formats;
  const texts = bounds.map(
    (bound, at) =>
      `<text x="${fromStart((at + 1) * step)}" y="${y + height + 15}">${formatPerM2(bound)}</text>`,
  );
  return `<g font-family="sans-serif" font-size="13" text-anchor="middle" fill="${colours.ink}"><rect x="${x - 12}" y="${y - 8}" width="${width + 24}" height="${height + 34}" rx="6" fill="${colours.white}" fill-opacity=".92"/>${boxes.join('')}${texts.join('')}</g>`;
}

function pathOf(rings: readonly (readonly number[])[], project: Project): string {
  const box = [-edge, -edge, priceMapSize.width + edge, priceMapSize.height + edge] as const;
  return ringsInBox(rings, project, box, shortestSide)
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}
