import { maxComparableKm } from '../limits.ts';

/** Lines of some 100 characters. */
export const methodLines = [
  `Chaque chiffre vient des annonces de biens du même type dans un rayon de ${maxComparableKm} km : plus le bien est`,
  'proche et de surface voisine, et plus l’annonce est récente, plus elle compte. Les prix demandés',
  'sont ramenés à aujourd’hui avec l’indice des prix immobiliers de l’Institut national de la',
  'statistique (INS). Le prix signé peut être différent.',
];
