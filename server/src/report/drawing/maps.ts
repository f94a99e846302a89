import { colours, otherColours } from '@soumdar/views';
import type { ReportContent, ReportMap } from '../report-content.ts';
import { ringsInBox } from '../../pictures/rings-in-box.ts';
import { content, type Sheet } from './sheet.ts';
import { spreadApart } from './spread-apart.ts';

export const mapHeights = { least: 112, most: 190 };

const rowHeight = 12.5;
const secondLine = 10;

/** Returns where maps and list end. */
export function drawMaps(sheet: Sheet, { map }: ReportContent, y: number, mapHeight: number): number {
  const { paragraph, tag, line, lineToEnd, lines, doc, decoration, shapes, width } = sheet;
  const countryWidth = mapHeight * 0.45;
  drawCountry(sheet, map, { x: content.x, y, width: countryWidth, height: mapHeight });
  const frame = { x: content.x + countryWidth + 10, y, width: 170, height: mapHeight };
  drawSurroundings(sheet, map, frame);
  const list = {
    x: frame.x + frame.width + 12,
    width: content.x + content.width - frame.x - frame.width - 12,
  };
  let end = paragraph(map.caption, { ...list, y: y - 3 }, { size: 8.5, bold: true }) + 2;
  // a long name takes a second line while the list stays no higher than the map
  let spare = y + mapHeight - end - map.places.length * rowHeight;
  const number = { size: 7, bold: true, colour: colours.white } as const;
  for (const [index, place] of map.places.entries()) {
    const text = String(index + 1);
    const middle = end + 6;
    decoration(() => shapes(() => doc.circle(list.x + 5, middle, 5).fill(colours.sea)));
    tag('P', () => {
      line(text, list.x + 5 - width(text, number) / 2, end + 8.5, number);
      const small = { size: 8 };
      const names = lines(
        place.name,
        list.width - width(place.text, small) - 20,
        small,
        spare >= secondLine ? 2 : 1,
      );
      names.forEach((name, at) => line(name, list.x + 14, end + 9 + at * secondLine, small));
      lineToEnd(place.text, list.x + list.width, end + 9, small);
      const second = (names.length - 1) * secondLine;
      spare -= second;
      end += rowHeight + second;
    });
  }
  return Math.max(end, y + mapHeight);
}

/** Of a map, which is never mirrored. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Project = (lat: number, lng: number) => [x: number, y: number];

const kmPerDegree = 111.2;
/** Alone: wide enough to recognise a coast by its shape. */
const smallestRadiusKm = { withPlaces: 4, alone: 35 };
const markRadius = 6.5;

/** @param km kilometres in half the frame's height */
function around({ x, y, width, height }: Frame, lat: number, lng: number, km: number): Project {
  const points = height / 2 / km;
  const across = kmPerDegree * Math.cos((lat * Math.PI) / 180);
  return (placeLat, placeLng) => [
    x + width / 2 + (placeLng - lng) * across * points,
    y + height / 2 - (placeLat - lat) * kmPerDegree * points,
  ];
}

/** Farther out, its edge is not seen. */
const edge = 3;
/** In points. */
const shortestSide = 0.3;

function drawLand(
  { doc }: Sheet,
  outline: ReportMap['outline'],
  project: Project,
  { x, y, width, height }: Frame,
): void {
  const box = [x - edge, y - edge, x + width + edge, y + height + edge] as const;
  for (const ring of ringsInBox(outline, project, box, shortestSide)) {
    for (const [at, corner] of ring.entries()) {
      if (at === 0) doc.moveTo(...corner);
      else doc.lineTo(...corner);
    }
    doc.closePath();
  }
  doc.lineWidth(0.7).fillAndStroke(otherColours.sandDeep, colours.lineStrong);
}

function drawPin({ doc }: Sheet, [x, y]: [number, number], size: number): void {
  doc
    .circle(x, y, size)
    .lineWidth(size / 3)
    .fillAndStroke(colours.clay, colours.white);
  doc
    .circle(x, y, size * 1.2)
    .lineWidth(0.8)
    .stroke(colours.ink);
  doc.circle(x, y, size / 3).fill(colours.white);
}

function drawCountry(sheet: Sheet, { outline, lat, lng }: ReportMap, frame: Frame): void {
  const { doc, tag, fromLeft } = sheet;
  const placed = fromLeft(frame);
  const project = around(placed, 33.8, 9.55, 3.75 * kmPerDegree);
  tag(
    'Figure',
    () => {
      drawLand(sheet, outline, project, placed);
      drawPin(sheet, project(lat, lng), 3);
      doc.lineWidth(1);
    },
    { alt: sheet.words.countryMap, bbox: corners(frame) },
  );
}

function drawSurroundings(sheet: Sheet, map: ReportMap, frame: Frame): void {
  const { doc, tag, lineFromLeft, width } = sheet;
  const km = radiusKm(map);
  const placed = sheet.fromLeft(frame);
  const project = around(placed, map.lat, map.lng, km);
  const { x, y, width: wide, height } = placed;
  const number = { size: 8, bold: true, colour: colours.white } as const;
  tag(
    'Figure',
    () => {
      doc.save().rect(x, y, wide, height).clip();
      doc.rect(x, y, wide, height).fill(colours.white);
      drawLand(sheet, map.outline, project, placed);
      const pin = project(map.lat, map.lng);
      const places = map.places.map((place) => project(place.lat, place.lng));
      const marks = spreadApart(places, {
        fixed: pin,
        distance: 2 * markRadius + 2,
        low: [x + markRadius + 1, y + markRadius + 1],
        high: [x + wide - markRadius - 1, y + height - markRadius - 1],
      });
      for (const [at, [markX, markY]] of marks.entries())
        doc
          .moveTo(...places[at]!)
          .lineTo(markX, markY)
          .lineWidth(0.7)
          .stroke(colours.sea);
      for (const [at, [markX, markY]] of marks.entries()) {
        const text = String(at + 1);
        doc.circle(markX, markY, markRadius).lineWidth(1).fillAndStroke(colours.sea, colours.white);
        lineFromLeft(text, markX - width(text, number) / 2, markY + 2.9, number);
      }
      drawPin(sheet, pin, 4.5);
      doc.restore();
      doc.rect(x, y, wide, height).lineWidth(0.7).stroke(colours.lineStrong);
      drawScale(sheet, placed, height / 2 / km);
      doc.lineWidth(1);
    },
    { alt: map.caption, bbox: corners(frame) },
  );
}

function radiusKm({ lat, lng, places }: ReportMap): number {
  const across = kmPerDegree * Math.cos((lat * Math.PI) / 180);
  const farthest = places.map((place) =>
    Math.max(Math.abs(place.lat - lat) * kmPerDegree, (Math.abs(place.lng - lng) * across) / 1.25),
  );
  const smallest = smallestRadiusKm[places.length > 0 ? 'withPlaces' : 'alone'];
  return Math.max(smallest, ...farthest) * 1.15;
}

const scales = [1, 2, 5, 10, 20];

function drawScale(
  { doc, lineFromLeft, width, words }: Sheet,
  { x, y, height }: Frame,
  pointsPerKm: number,
): void {
  const km = scales.findLast((length) => length * pointsPerKm <= 60) ?? 1;
  const text = words.scale(km);
  const style = { size: 7, colour: colours.ink } as const;
  const [left, bottom, long] = [x + 7, y + height - 7, km * pointsPerKm];
  doc.rect(left - 4, bottom - 13, Math.max(long, width(text, style)) + 8, 17).fill(colours.white);
  doc
    .moveTo(left, bottom - 2)
    .lineTo(left, bottom)
    .lineTo(left + long, bottom)
    .lineTo(left + long, bottom - 2);
  doc.lineWidth(0.8).stroke(colours.ink);
  lineFromLeft(text, left, bottom - 4, style);
}

const corners = ({ x, y, width, height }: Frame): [number, number, number, number] => [
  x,
  y,
  x + width,
  y + height,
];
