import { areaStepsPerDegree, degreesOf, tunisiaRings, type AreaList, type ZoneList } from '@soumdar/contract';
import {
  areasFromZoom,
  boundsOf,
  circleEdge,
  colourOf,
  colours,
  coloursOf,
  fitted,
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
import { wordsIn } from '@soumdar/words';
import { ringsInBox } from '../pictures/rings-in-box.ts';

/** A screen of any width shows its middle. */
const priceMapSize = { width: 560, height: 480 } as const;
/** Within what the narrowest phone shows. */
const fit = { width: 330, height: 410 };
const shortestSide = 0.7;
const areaOpacity = 0.6;
const edge = 4;

interface PriceMap {
  zones: ZoneList['zones'];
  areas: AreaList['areas'];
  /** the opening view */
  around: readonly { lat: number; lng: number }[];
  coarsest: Parameters<typeof levelAt>[1];
}

type Project = (lat: number, lng: number) => [x: number, y: number];

/** As SVG: what the map of prices shows before it is touched. */
export function drawPriceMap({ zones, areas, around, coarsest }: PriceMap): string {
  const { width, height } = priceMapSize;
  const view = fitted(around, fit.width, fit.height);
  const middle = toPixels(view, view.zoom);
  const project: Project = (lat, lng) => {
    const { x, y } = toPixels({ lat, lng }, view.zoom);
    return [x - middle.x + width / 2, y - middle.y + height / 2];
  };
  const bounds = boundsOf(zones.flatMap(({ medianPerSqm }) => medianPerSqm ?? []));
  const fillOf = (figure: number | null) => (figure === null ? withoutFigure : colourOf(figure, bounds));
  const shownAreas = view.zoom >= areasFromZoom ? drawAreas() : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.seaTint}"/>
<path d="${pathOf(neighbourRings, project)}" fill="${otherColours.stone}"/>
<path d="${pathOf(tunisiaRings, project)}" fill="${otherColours.landTint}" stroke="${colours.lineStrong}" stroke-width="1.5"/>
<path d="${pathOf(lakeRings, project)}" fill="${colours.seaTint}"/>
${shownAreas || drawCircles()}
${drawLegend(bounds)}
</svg>`;

  /** Nothing where no place in the picture has a price. */
  function drawAreas(): string {
    const shown = areas.flatMap(({ rings, medianPerSqm }) => {
      const path = pathOf(
        rings.map((steps) => degreesOf(steps, areaStepsPerDegree)),
        project,
      );
      return path === '' ? [] : `<path d="${path}" fill="${fillOf(medianPerSqm)}"/>`;
    });
    if (shown.length === 0) return '';
    return `<g fill-opacity="${areaOpacity}" stroke="${circleEdge}" stroke-width=".75">${shown.join('')}</g>`;
  }

  function drawCircles(): string {
    const circles = zones.map((zone) => ({ ...zone, figure: zone.medianPerSqm }));
    const visible = zonesAtLevel(circles, levelAt(view.zoom, coarsest)).map((zone) => {
      const [x, y] = project(zone.lat, zone.lng);
      return { ...zone, x, y };
    });
    const largest = Math.max(0, ...visible.map(({ count }) => count ?? 0));
    const inPicture = visible.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
    const spread = spreadCircles(
      inPicture.map(({ x, y, count }) => ({ x, y, radius: radiusOf(count, largest) })),
    );
    const shown = inPicture.map(({ figure }, at) => {
      const { x, y, radius } = spread[at]!;
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fillOf(figure)}"/>`;
    });
    return `<g stroke="${circleEdge}" stroke-width="1.5">${shown.join('')}</g>`;
  }
}

const legend = { x: 130, y: 440, width: 300, height: 9 };

/** Numbers are set alike in all languages. */
function drawLegend(bounds: readonly number[]): string {
  const { x, y, width, height } = legend;
  const classes = coloursOf(bounds);
  const step = width / classes.length;
  const boxes = classes.map(
    (fill, at) =>
      `<rect x="${x + at * step}" y="${y}" width="${step}" height="${height}" fill="${fill}" stroke="${circleEdge}" stroke-width=".75"/>`,
  );
  const { formatPerM2 } = wordsIn('fr').formats;
  const texts = bounds.map(
    (bound, at) => `<text x="${x + (at + 1) * step}" y="${y + height + 15}">${formatPerM2(bound)}</text>`,
  );
  return `<g font-family="sans-serif" font-size="13" text-anchor="middle" fill="${colours.ink}"><rect x="${x - 12}" y="${y - 8}" width="${width + 24}" height="${height + 34}" rx="6" fill="${colours.white}" fill-opacity=".92"/>${boxes.join('')}${texts.join('')}</g>`;
}

function pathOf(rings: readonly (readonly number[])[], project: Project): string {
  const box = [-edge, -edge, priceMapSize.width + edge, priceMapSize.height + edge] as const;
  return ringsInBox(rings, project, box, shortestSide)
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}
