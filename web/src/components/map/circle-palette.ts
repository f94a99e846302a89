import { colours } from '@soumdar/views';

export { classColours } from '@soumdar/views';

/** Sets a circle off from the map, whatever its colour. */
export const circleEdge = colours.ink;

/** Of a zone without a figure: no colour of a class. */
export const withoutFigure = colours.white;

/** Of a place where an expert answers: apart from the classes by its hue. */
export const expertColour = colours.clay;
