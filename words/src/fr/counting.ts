import { formattersOf } from '../formatters.ts';

const { formatNumber } = formattersOf('fr');

/** '3 pièces', never broken after the number */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)}\u00a0${count >= 2 ? many : one}`;
