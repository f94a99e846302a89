import { channel, requestCount } from './experts-area.ts';
import { formatFacts, formatTime } from './formats.ts';
import { contactTimeLabels, type contactMethodLabels } from './labels.ts';
import { placeOfZone } from './slots.ts';

/** The queue of requests to experts. */

export const caption = 'Demandes, les plus urgentes d’abord';
export const toAnswer = 'À répondre';
export const property = 'Bien';
export const owner = 'Propriétaire';
export const contactWanted = 'Contact souhaité';
export const followUp = 'Suivi';
export const unassigned = 'Non attribuée';
export const search = 'Rechercher';
export const searchPlaceholder = 'Lieu, nom, email ou téléphone';
export const status = 'Statut';
export const anyStatus = 'Tous';
export const lateOnly = 'En retard seulement';
export const clearFilters = 'Effacer les filtres';
export const title = 'Demandes d’estimation';
export const exportRequests = 'Exporter (CSV)';
export const refresh = 'Actualiser';
export const noneFound = 'Aucune demande trouvée';
export const noneFoundAdvice = 'Aucune demande ne répond à ces filtres.';
export const noneYet = 'Les demandes d’estimation manuelle s’afficheront ici.';

/** @param refreshedAt ISO 8601 */
export const summary = (count: number, refreshedAt: string) =>
  formatFacts([`<count>${requestCount(count)}</count>`, `à jour à ${formatTime(refreshedAt)}`]);
export const emptySummary = '<count></count>';
/** The owner's place, where it has other hours than Tunis. */
export const contactTime = (slot: keyof typeof contactTimeLabels, timeZone: string | null | undefined) =>
  `${contactTimeLabels[slot]}${timeZone ? ` (propriétaire : ${placeOfZone(timeZone)})` : ''}`;
export const contactWish = (
  kind: 'request' | 'contest',
  method: keyof typeof contactMethodLabels,
  slot: keyof typeof contactTimeLabels,
  timeZone: string | null | undefined,
) => formatFacts([channel(kind, method), ...(kind === 'contest' ? [] : [contactTime(slot, timeZone)])]);
export const followedBy = (expert: string) => `Suivie par ${expert}`;
