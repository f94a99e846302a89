/**
 * Names a market: a model, and the comparables it is used with, which change with an import at most. A followed property is valued once
 * for each.
 */
export const marketKey = ({ modelVersion, imports }: { modelVersion: string; imports: number }): string =>
  `${modelVersion}/${imports}`;

export const modelOfMarket = (key: string): string => key.slice(0, key.lastIndexOf('/'));
