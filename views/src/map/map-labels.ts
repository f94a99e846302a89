/** A circle or a dot with a name and, where there is one, a price under it. In pixels. */
export interface Labelled {
  name: string;
  /** '' without one */
  price: string;
  x: number;
  y: number;
  /** 0 in an area, whose name stands in its middle */
  radius: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface LabelSizes {
  letterWidth: number;
  lineHeight: number;
}

const gap = 3;

/**
 * Earlier ones win; a label stands beside, below or above its circle, on no other circle and no other label.
 * @param within nothing crosses its edge
 * @param taken places of what else stands over the map
 * @returns middles of labels
 */
export function labelsWithin<Item extends Labelled>(
  items: readonly Item[],
  { letterWidth, lineHeight }: LabelSizes,
  within: Box,
  taken: readonly Box[] = [],
): { item: Item; x: number; y: number }[] {
  const boxes = [...taken];
  const circles = items
    .filter(({ radius }) => radius > 0)
    .map(({ x, y, radius }) => ({
      left: x - radius,
      top: y - radius,
      right: x + radius,
      bottom: y + radius,
    }));
  return items.flatMap((item) => {
    const halfWidth = (letterWidth * Math.max(item.name.length, item.price.length)) / 2;
    const halfHeight = (lineHeight * (item.price === '' ? 1 : 2)) / 2;
    for (const { x, y } of middles(item, halfWidth, halfHeight)) {
      const box = { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
      const isOutside =
        box.left < within.left ||
        box.right > within.right ||
        box.top < within.top ||
        box.bottom > within.bottom;
      if (isOutside || [...boxes, ...circles].some((other) => touch(box, other))) continue;
      boxes.push(box);
      return [{ item, x, y }];
    }
    return [];
  });
}

function middles({ x, y, radius }: Labelled, halfWidth: number, halfHeight: number) {
  if (radius === 0) return [{ x, y }];
  const [aside, over] = [radius + gap + halfWidth, radius + gap + halfHeight];
  return [
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y + over },
    { x, y: y - over },
  ];
}

const touch = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
