import type { PropertyType, ZoneGroup } from '@soumdar/contract';

type Transaction = ZoneGroup['transaction'];

export const transactionLabels: Record<Transaction, string> = { sale: 'À vendre', rent: 'À louer' };

/** The unit of what is asked per m². */
export const perSqmUnits: Record<Transaction, string> = { sale: 'DT/m²', rent: 'DT/m² par mois' };

export const pluralTypes: Record<PropertyType, string> = {
  apartment: 'appartements',
  house: 'maisons',
  villa: 'villas',
  land: 'terrains',
};

/** 'appartements à vendre' */
export const homesFor = (transaction: Transaction, type: PropertyType): string =>
  `${pluralTypes[type]} ${transactionLabels[transaction].toLowerCase()}`;
