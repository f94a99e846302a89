import { colours } from '@soumdar/views';
import type { Card } from '../report-content.ts';
import { type Box, type Sheet } from './sheet.ts';

const padding = 12;
const soft = { size: 8.5, colour: colours.inkSoft } as const;

/** Returns where its content ends. */
export function drawCard(sheet: Sheet, card: Card, { x, y, width }: Box): number {
  const { paragraph, tag, line } = sheet;
  const inner = { x: x + padding, width: width - 2 * padding };
  let end = paragraph(card.title, { ...inner, y: y + padding - 2 }, { size: 12, bold: true }, { type: 'H2' });
  if (card.kind === 'nothing') {
    end = paragraph(card.heading, { ...inner, y: end + 4 }, { size: 10, bold: true, colour: colours.clay });
    return paragraph(card.text, { ...inner, y: end + 1 }, soft) + padding;
  }
  end = paragraph(card.label, { ...inner, y: end }, soft);
  tag('P', () => line(card.amount, inner.x, end + 20, { size: 20, bold: true, colour: colours.seaDeep }));
  end += 26;
  for (const text of card.lines) end = paragraph(text, { ...inner, y: end }, soft);
  if (card.range) {
    end = paragraph(card.range.title, { ...inner, y: end + 5 }, { size: 8.5, bold: true });
    end = drawRange(sheet, card.range, { ...inner, y: end + 3 });
  }
  if (card.reliability) {
    const { score, title, text } = card.reliability;
    end = paragraph(title, { ...inner, y: end + 4 }, { size: 8.5, bold: true });
    drawMeter(sheet, score, { ...inner, y: end + 3 });
    end = paragraph(text, { ...inner, y: end + 11 }, soft);
  }
  return end + padding - 3;
}

function drawMeter({ doc, decoration, shapes }: Sheet, score: number, { x, y, width }: Box): void {
  const draw = () => {
    doc.rect(x, y, width, 4).fillAndStroke(colours.white, colours.lineStrong);
    doc.rect(x, y, (width * score) / 100, 4).fill(colours.sea);
  };
  decoration(() => shapes(draw));
}

type Range = NonNullable<Extract<Card, { kind: 'figure' }>['range']>;

const barHeight = 12;
const small = { size: 8, colour: colours.inkSoft } as const;

/** Returns where it ends. */
function drawRange(sheet: Sheet, range: Range, { x, y, width }: Box): number {
  const { doc, tag, shapes, line, lineToEnd, words } = sheet;
  const { low, high, price, lowText, highText } = range;
  const at = x + (width * (price - low)) / Math.max(high - low, 1);
  const top = y + 8;
  const drawBar = () => {
    doc.roundedRect(x, top, width, barHeight, 3).fillAndStroke(colours.seaMist, colours.sea);
    doc
      .moveTo(at, top - 1)
      .lineTo(at - 4.5, top - 8)
      .lineTo(at + 4.5, top - 8)
      .fill(colours.seaDeep);
    doc
      .lineWidth(2)
      .moveTo(at, top - 1)
      .lineTo(at, top + barHeight)
      .stroke(colours.seaDeep);
  };
  tag('Figure', () => shapes(drawBar), {
    alt: words.rangeFigure(range.title, lowText, highText),
    bbox: [x, y, x + width, top + barHeight],
  });
  const baseline = top + barHeight + 10;
  tag('P', () => {
    line(lowText, x, baseline, small);
    lineToEnd(highText, x + width, baseline, small);
  });
  return baseline + 3;
}
