import { formatFacts, formatLongDate, formatMonth, formatPrice, formatRent } from './formats.ts';
import { withdrawn } from './outcome-mark.ts';

/** What became of a property since its estimate: sold, let or withdrawn, and at which signed price. */

export const intro =
  'Les prix signés ne sont publiés nulle part. Le vôtre sert à mesurer nos erreurs, jamais à calculer les estimations, et n’est jamais montré seul.';

type Kind = 'sold' | 'let' | 'withdrawn';
export const kind = 'Ce bien est';
export const kindLabels: Record<Kind, string> = {
  sold: 'Vendu',
  let: 'Loué',
  withdrawn,
};
export const priceLabels = { sold: 'Prix signé (DT)', let: 'Loyer signé (DT par mois)' };
export const priceHelp = 'Celui du contrat, en dinars';
export const month = 'Mois de la signature';
export const through = 'Par qui';
export const throughUnstated = 'Non précisé';
export const throughLabels = {
  agency: 'Par une agence',
  self: 'Par moi-même',
  other: 'Par quelqu’un d’autre',
};
export const keep = 'Conserver sans mon identité si je ferme mon compte';
export const keepHelp =
  'Resteraient le quartier, le type, le prix à deux chiffres et le trimestre. Sinon, tout est effacé avec le compte.';
export const proof = 'Justificatif (facultatif)';
export const proofHelp =
  'PDF, JPEG ou PNG, 5 Mo au plus. Masquez les numéros de CIN et les noms de tiers. Chiffré, il n’est lu que par un expert, puis effacé.';
export const save = 'Enregistrer';
export const leave = 'Ne rien changer';
export const kindMissing = 'Dites ce qu’est devenu le bien.';
export const priceMissing = 'Indiquez le prix signé, en dinars entiers.';
export const monthMissing = 'Indiquez le mois de la signature, passé ou présent : 2026-03 pour mars 2026.';
const amount = (of: 'sold' | 'let', tnd: number) => (of === 'sold' ? formatPrice(tnd) : formatRent(tnd));
export const farOff = (of: 'sold' | 'let', tnd: number, estimated: number) =>
  `${amount(of, tnd)} : c’est très loin de l’estimation, ${amount(of, estimated)}. Est-ce le bon prix, sans zéro en trop ni en moins ?`;
export const confirmFar = 'Oui, c’est le bon prix';
export const correctFar = 'Corriger le prix';
export const saved = 'C’est enregistré, merci.';
/** @param why why the proof was not taken */
export const withoutProof = (why: string) => `${why} Le reste est enregistré.`;

interface Outcome {
  kind: Kind;
  price: number | null;
  month: string | null;
  through: keyof typeof throughLabels | null;
}
/** 'Vendu · 420 000 DT · novembre 2026 · par une agence' */
export const summary = ({ kind: of, price, month: signed, through: by }: Outcome): string =>
  formatFacts([
    kindLabels[of],
    ...(price === null || of === 'withdrawn' ? [] : [amount(of, price)]),
    ...(signed === null ? [] : [formatMonth(signed)]),
    ...(by === null ? [] : [throughLabels[by].toLowerCase()]),
  ]);
export const effect = (of: Kind): string =>
  of === 'sold'
    ? 'Cette réponse retire ce bien de la liste remise aux professionnels, et met fin aux emails de son suivi.'
    : 'Cette réponse retire ce bien de la liste remise aux professionnels.';
export const stateTexts = {
  proved: 'Un expert a lu le justificatif, qui est effacé.',
  refused:
    'Un expert a lu le justificatif, qui ne montre pas ce prix. Il est effacé : vous pouvez en envoyer un autre.',
};
export const waits = (sentAt: string, until: string) =>
  `Justificatif reçu le ${formatLongDate(sentAt)} : un expert va le lire. Sans réponse, il est effacé le ${formatLongDate(until)}.`;
export const correct = 'Corriger';
export const correctionEffect =
  'Un autre prix, un autre mois ou une autre réponse efface le justificatif : il faudra l’envoyer à nouveau.';
export const erase = 'Effacer';
export const eraseQuestion =
  'Effacer cette réponse et son justificatif ? Rien n’en reste. Si vous aviez demandé des offres pour ce bien, il revient dans la liste remise aux professionnels ; s’il est suivi, ses emails reprennent.';
export const eraseNow = 'Oui, effacer';
export const erased = 'Réponse effacée.';
