import { colours } from '@soumdar/views';

export { circleEdge, withoutFigure } from '@soumdar/views';

/** Differs from the classes by its hue. */
export const expertColour = colours.clay;
