import { contestMark } from './experts-request.ts';

/** Headers of the files that experts save. */

export const requestColumns: string[] = [
  'Reçue le',
  'À traiter avant le',
  'Statut',
  'Clôturée le',
  'Type de bien',
  'Adresse',
  'Surface (m²)',
  'Nom',
  'Téléphone',
  'Email',
  'Méthode de contact',
  'Créneau horaire',
  'Expert',
  'Estimation finale (DT)',
  'Commentaires',
  'Motif d’annulation',
  'Fourchette basse (DT)',
  'Fourchette haute (DT)',
  'Loyer estimé (DT/mois)',
  'Message',
  'Fuseau horaire',
  'Nature',
];
export const kindLabels = { request: 'Demande', contest: contestMark };

export const offerColumns: string[] = [
  'Nom et prénom',
  'Email',
  'Téléphone',
  'Type de bien',
  'Localisation',
  'Surface (m²)',
  'Intention',
  'Demandé le',
  'Consentement du',
  'Version du texte',
];
