import type { ReportContent } from '../report-content.ts';
import { colours } from './colours.ts';
import { drawCountry, drawSurroundings } from './maps.ts';
import { content, type Sheet } from './sheet.ts';

export const mapHeights = { least: 112, most: 190 };

const rowHeight = 12.5;
const secondLine = 10;

/** The country, the surroundings and the places numbered on them; returns where it ends. */
export function drawMaps(sheet: Sheet, { map }: ReportContent, y: number, mapHeight: number): number {
  const { paragraph, tag, line, lineToRight, lines, doc, decoration, width } = sheet;
  const countryWidth = mapHeight * 0.45;
  drawCountry(sheet, map, { x: content.x, y, width: countryWidth, height: mapHeight });
  const frame = { x: content.x + countryWidth + 10, y, width: 170, height: mapHeight };
  drawSurroundings(sheet, map, frame);
  const list = {
    x: frame.x + frame.width + 12,
    width: content.x + content.width - frame.x - frame.width - 12,
  };
  let end = paragraph(map.caption, { ...list, y: y - 3 }, { size: 8.5, bold: true }) + 2;
  // a long name takes a second line as long as the list stays beside the map
  let spare = y + mapHeight - end - map.places.length * rowHeight;
  const number = { size: 7, bold: true, colour: colours.white } as const;
  for (const [index, place] of map.places.entries()) {
    const text = String(index + 1);
    decoration(() => doc.circle(list.x + 5, end + 6, 5).fill(colours.sea));
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
      lineToRight(place.text, list.x + list.width, end + 9, small);
      const second = (names.length - 1) * secondLine;
      spare -= second;
      end += rowHeight + second;
    });
  }
  return Math.max(end, y + mapHeight);
}
