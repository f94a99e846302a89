import type { PropertyType } from '@soumdar/engine';
import { formatShare } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { ofPlace } from './places.ts';

/** Two or three zones side by side. */

export const tooFewRooms = 'Trop peu d’annonces disent leur nombre de pièces.';
export const forSaleTnd = 'À vendre, en DT';
export const forRentTnd = 'À louer, en DT par mois';
export const size = 'Taille';
export const yieldAndReliability = 'Rendement et fiabilité';
export const measure = 'Mesure';
export const legend =
  '– : trop peu d’annonces. Le rendement est brut, pour huit biens sur dix entre les deux valeurs.';
export const noListing = 'Aucune annonce dans ces zones.';
export const zone = 'Zone';
export const medianPrice = 'Prix médian';
export const eightOfTen = '8 sur 10 entre';
export const noListingHere = 'Aucune annonce';
export const figures = 'Les chiffres';
export const quarter = 'Trimestre';
export const loading = 'Chargement des prix…';
export const failed = 'Les prix de ces zones ne se chargent pas.';
export const forSale = 'À vendre';
export const forRent = 'À louer';
export const perM2AndMonth = 'DT/m² par mois';
export const choose =
  'Choisissez deux ou trois zones : leurs prix, leurs loyers et leur évolution se lisent côte à côte.';
export const zoneExamples = 'La Marsa, Sousse…';
export const comparedZones = 'Zones comparées';
export const remove = 'Retirer';
export const compare = 'Comparer';
export const first = 'Première zone';
export const second = 'Deuxième zone';
export const third = 'Troisième zone (facultatif)';
export const compareWith = 'Comparer avec…';

export const insteadOf = (zone: string) => `Trop peu d’annonces ici : prix ${ofPlace(zone)}`;
export const trendOf = (type: PropertyType) =>
  `Évolution : ${propertyTypeLabel(type).toLowerCase()} à vendre, en DT/m²`;
export const byQuarter = (zones: readonly string[]) =>
  `Prix demandés par trimestre, en DT/m² : ${zones.join(', ')}`;
export const sameMix = (without: readonly string[]) =>
  `À biens et sites comparables, dans les trimestres de 30 annonces ou plus${without.length > 0 ? ` : aucun pour ${without.join(' ni ')}` : ''}.`;
export const tooMany = (count: number) => `Trois zones au plus se comparent : retirez-en ${count}.`;
export const noZoneCalled = (slug: string, hasNearest: boolean) =>
  `Aucune zone ne s’appelle « ${slug} ».${hasNearest ? ' Peut-être cherchiez-vous :' : ''}`;
export const chooseAnother = (zone: string) => `Choisissez au moins une zone à comparer avec ${zone}.`;
export const removeZone = (zone: string) => `Retirer ${zone}`;
export const upTo = (share: number) => `à ${formatShare(share)}`;
export const saleError = 'Notre erreur médiane, vente';
export const rentError = 'Notre erreur médiane, loyer';
export const listings = 'Annonces dont nous apprenons';

const list = new Intl.ListFormat('fr');
export const title = (zones: readonly { name: string }[]) =>
  zones.length < 2 ? 'Comparer des zones' : `Comparer ${list.format(zones.map(({ name }) => name))}`;
export const grossYield = 'Rendement locatif brut';
