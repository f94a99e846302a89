import { colours } from '@soumdar/views';

export { classColours } from '@soumdar/views';

/** Sets a circle off from any ground. */
export const circleEdge = colours.ink;

/** Differs from every class. */
export const withoutFigure = colours.white;

/** Differs from the classes by its hue. */
export const expertColour = colours.clay;
