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
