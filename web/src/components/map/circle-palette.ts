/**
 * The colours of circles by class, lowest figure first: from pale to dark in even steps, so that they are told apart by anybody who sees,
 * on paper too.
 */
export const classColours = ['#f6f0ae', '#8fcd9b', '#3d9bae', '#27659f', '#20307a'] as const;

/** What sets a circle off from the map, whatever its colour. */
export const circleEdge = '#12212d';

/** Of a zone without a figure: no colour of a class. */
export const withoutFigure = '#ffffff';

/** Of a place where an expert answers: apart from the classes by its hue. */
export const expertColour = '#b54a1b';

/** The grounds that circles lie on: the drawn country, its neighbours, the sea, and the commonest colours of the tiles. */
export const mapGrounds = [
  '#fffdf8',
  '#e8e6e0',
  '#e4eff7',
  '#f2efe9',
  '#aad3df',
  '#add19e',
  '#e0dfdf',
] as const;
