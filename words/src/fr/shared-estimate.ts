import type { PropertyType } from '@soumdar/engine';
import { formatLongDate } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { isolateTyped } from '../isolates.ts';

/** The page that a shared link leads to. */

export const expiredTitle = 'Lien expiré';
export const title = 'Estimation partagée';
export const loadFailed = 'Cette estimation ne se charge pas.';
export const dead = 'Ce lien ne mène plus à rien';
export const deadLead =
  'Il a expiré, a été révoqué, ou n’est pas complet. Demandez-en un nouveau à la personne qui vous l’a envoyé.';
export const estimateMine = 'Estimer mon bien';
export const preparedWith = 'Estimation préparée avec Soumdar';

export const shownUntil = (expiresAt: string) =>
  `La personne qui vous a envoyé ce lien vous montre cette page jusqu’au ${formatLongDate(expiresAt)}. La carte y situe le bien à environ un kilomètre près ; les chiffres, eux, sont ceux du lieu exact, qu’on peut en déduire avec beaucoup de patience. Estimez votre bien à votre tour : c’est gratuit.`;
export const madeOn = (iso: string) => `Estimation du ${formatLongDate(iso)}, préparée avec Soumdar`;
export const heading = (type: PropertyType, place: string) =>
  `${propertyTypeLabel(type)}, ${isolateTyped(place)}`;
