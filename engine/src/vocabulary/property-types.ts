export const propertyTypes = ['apartment', 'house', 'villa', 'land'] as const;
export type PropertyType = (typeof propertyTypes)[number];
