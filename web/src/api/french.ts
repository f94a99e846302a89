import { apiErrors } from '@soumdar/contract';
import { formatCount } from '../format.ts';
import type { ApiFailure } from './failure.ts';

const byStatus: Record<number, string> = {
  400: 'Données invalides. Veuillez vérifier vos informations.',
  401: 'Accès non autorisé. Veuillez vous reconnecter.',
  403: 'Accès interdit.',
  404: 'Ressource non trouvée.',
  429: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
  500: 'Erreur du serveur. Veuillez réessayer plus tard.',
};

const networkText = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';
/** The server's text is that of every limit, but here waiting would not help. */
const codeExhaustedText = 'Trop d’essais avec ce code : il ne peut plus servir. Demandez un nouveau code.';
const unknownText = 'Une erreur inattendue est survenue';

/** The server's English texts that mean the same on every screen. A screen's own wording goes in `own`. */
const byText: Record<string, string> = {
  'Password is too common': 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  'Password is required': 'Le mot de passe est requis',
  'Wrong password': 'Mot de passe incorrect. Vérifiez-le et réessayez.',
  'Password must be at least 6 characters long': 'Le mot de passe doit contenir au moins 6 caractères',
  'Email already exists': 'Cette adresse email est déjà utilisée',
  'Phone number already registered': 'Ce numéro de téléphone est déjà enregistré',
  'No pending registration found': 'Aucune inscription en attente trouvée',
  'Verification code expired': 'Code de vérification expiré',
  'Invalid verification code': 'Code de vérification invalide',
  'User not found': 'Aucun compte trouvé avec cette adresse email',
  'Email is required': 'L’email est requis',
  'Invalid reset code': 'Code de réinitialisation invalide',
  'Reset code has expired': 'Code de réinitialisation expiré',
  'Invalid or expired reset code': 'Code de réinitialisation invalide ou expiré',
  'Invalid coordinates': 'Coordonnées de localisation invalides',
  'Invalid property type': 'Type de propriété invalide',
  'Invalid contact method': 'Veuillez sélectionner une méthode de contact valide',
  'Invalid contact time': 'Veuillez sélectionner un créneau horaire valide',
  'Invalid response from server': 'Réponse du serveur invalide. Veuillez réessayer plus tard.',
  'Human check required': 'Trop de demandes depuis votre connexion. Veuillez réessayer dans une heure.',
  'SMS service error': 'Erreur du service SMS. Veuillez réessayer plus tard.',
  'Server busy': 'Le service est très sollicité. Veuillez réessayer dans un instant.',
  'Service starting': 'Le service démarre. Veuillez réessayer dans un instant.',
};

/**
 * The sentence a person reads for a failure: the screen's own wording first, then the site's, then by status. A limit
 * names its wait; where sending codes pauses, a countdown shows it.
 */
export function inFrench(failure: ApiFailure, own: Record<string, string> = {}): string {
  if (failure.type === 'network') return networkText;
  if (failure.code === apiErrors.codeExhausted.code) return codeExhaustedText;
  const sentence = own[failure.text] ?? byText[failure.text] ?? byStatus[failure.status] ?? unknownText;
  return failure.type === 'rate_limit' && failure.waitTime
    ? `${sentence} Attente : ${waitInWords(failure.waitTime)}.`
    : sentence;
}

/** 'N minute(s)' of a wait given in seconds, as the specification writes it. */
export function waitInMinutes(seconds: number): string {
  return `${Math.max(1, Math.ceil(seconds / 60))} minute(s)`;
}

/** A wait given in seconds: short ones in seconds, a day's limit in hours. */
function waitInWords(seconds: number): string {
  if (seconds < 60) return formatCount(Math.ceil(seconds), 'seconde');
  if (seconds < 2 * 3600) return formatCount(Math.ceil(seconds / 60), 'minute');
  return formatCount(Math.ceil(seconds / 3600), 'heure');
}
