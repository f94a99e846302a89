export const propertyTypes = ['apartment', 'house', 'villa', 'land'] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const transactions = ['sale', 'rent'] as const;
export type Transaction = (typeof transactions)[number];
