import type { ComparablePlace } from '@soumdar/contract';
import { formatCount, formatNumber } from '../../../format.ts';
import type { Side } from '../side-view.ts';

const units: Record<Side, string> = { vente: 'DT/m²', location: 'DT/m² par mois' };

/** '3 annonces, de 3 900 à 5 000 DT/m², prix du milieu : 4 300' */
export function spreadSentence(side: Side, place: ComparablePlace): string {
  const { count, lowPerSqm, medianPerSqm, highPerSqm } = place;
  const found = formatCount(count, 'annonce');
  return lowPerSqm === highPerSqm
    ? `${found} à ${formatNumber(medianPerSqm)} ${units[side]}`
    : `${found}, de ${formatNumber(lowPerSqm)} à ${formatNumber(highPerSqm)} ${units[side]}, prix du milieu : ${formatNumber(medianPerSqm)}`;
}
