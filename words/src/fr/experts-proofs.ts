import type { Transaction } from '@soumdar/engine';
import { formatCount } from './counting.ts';
import { formatLongDate, formatPrice, formatRent } from './formats.ts';

/** Proofs of signed prices, which experts read and decide. */

export const lead =
  'Dites si le document montre le prix déclaré. Il est effacé dès votre décision : ne le gardez pas ailleurs.';
export const loadFailed = 'Les justificatifs n’ont pas pu être chargés.';
export const none = 'Aucun justificatif à lire';
export const count = (proofs: number) => formatCount(proofs, 'justificatif');
/** Links the queue to them. */
export const toRead = (proofs: number) => `${count(proofs)} à lire`;
export const stated = 'Déclaré';
export const estimate = (iso: string) => `Estimation du ${formatLongDate(iso)}`;
export const noFigure = 'Sans chiffre';
export const figure = (side: Transaction, tnd: number) => (side === 'sale' ? formatPrice : formatRent)(tnd);
export const difference = 'Écart';
export const sent = 'Reçu le';
export const until = 'Effacé sans décision le';
export const download = 'Télécharger le justificatif';
export const verdict = 'Ce document';
export const verdictLabels = { proved: 'Montre ce prix', refused: 'Ne le montre pas' };
export const verdictMissing = 'Dites si le document montre ce prix.';
export const decide = 'Enregistrer et effacer le document';
export const decided = 'Décision enregistrée, document effacé.';
export const fileName = (id: string) => `justificatif-${id.slice(0, 8)}`;
