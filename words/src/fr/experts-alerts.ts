import { formatCount } from './counting.ts';
import { formatMoment, formatNumber, formatShare } from './formats.ts';

/** What goes wrong by itself, for experts. */

export const loadFailed = 'Les alertes n’ont pas pu être chargées.';
export const refreshes = 'Mises à jour des données';
export const noRefresh = 'Aucune mise à jour n’a encore eu lieu.';
export const smsOfToday = 'SMS du jour';
export const refusedModels = 'Modèles refusés';
export const noRefusedModel = 'Aucun : chaque modèle appris a été mis en service.';
export const smsCeilingEffect = 'Au plafond, plus aucun SMS ne part, codes compris.';
export const ceilingReached = 'Plafond atteint : plus aucun SMS ne part jusqu’à demain, codes compris.';
export const ceilingNear =
  'Les trois quarts du plafond sont atteints : les SMS d’information attendent, les codes partent encore.';
export const inProgress = 'En cours';
export const outcomes = {
  accepted: 'Nouveau modèle en service',
  refused: 'Modèle refusé',
  unchanged: 'Rien de nouveau',
  failed: 'Échec',
  interrupted: 'Interrompue',
};

export const smsSent = (sent: number, ceiling: number) =>
  `${formatNumber(sent)} <ceiling>sur ${formatNumber(ceiling)}</ceiling>`;
export const trainedOn = (iso: string) => `Appris le ${formatMoment(iso)}`;
export const whyRefused = (detail: string) =>
  `Moins précis que le modèle en service, qui reste en place. Détail pour l’exploitant : <detail>${detail}</detail>`;

interface SourceResult {
  name: string;
  accepted: number;
  updated: number;
  rejected: number;
}
export const sourceResult = ({ name, accepted, updated, rejected }: SourceResult) =>
  `<name>${name}</name> : ${formatCount(accepted, 'nouvelle')}, ${formatCount(updated, 'mise à jour', 'mises à jour')}, ${formatCount(rejected, 'rejetée')}`;
export const sourceFailure = (detail: string) => `Échec : <detail>${detail}</detail>`;

/** Shares of the asking price; null where it was not measured. */
interface Accuracy {
  sale: number | null;
  rent: number | null;
}
const error = (share: number | null) => (share === null ? 'non mesurée' : formatShare(share));
const errors = ({ sale, rent }: Accuracy) => `vente ${error(sale)}, location ${error(rent)}`;
export const accuracy = (after: Accuracy, before: Accuracy | null) =>
  `Écart dépassé une fois sur deux : ${errors(after)}${before ? ` (avant : ${errors(before)})` : ''}`;
