import { mostFollowed, mostLiveShares, type ApiErrorCode } from '@soumdar/contract';
import { formatCount } from '@soumdar/words/formats';
import { invalidAnswer, type ApiFailure } from './failure.ts';

const byStatus = {
  400: 'Données invalides. Veuillez vérifier vos informations.',
  401: 'Accès non autorisé. Veuillez vous reconnecter.',
  403: 'Accès interdit.',
  404: 'Ressource non trouvée.',
  429: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
  500: 'Erreur du serveur. Veuillez réessayer plus tard.',
};

const networkText = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';
const unknownText = 'Une erreur inattendue est survenue';
const invalidAnswerText = 'Réponse du serveur invalide. Veuillez réessayer plus tard.';

/** The sentence of every refusal of the server, the same on every screen but where a screen says more in its place. */
const byCode: Record<ApiErrorCode, string> = {
  application_key_required: byStatus[403],
  invalid_token: byStatus[401],
  validation_failed: byStatus[400],
  malformed_json: byStatus[400],
  not_found: byStatus[404],
  bad_request: byStatus[400],
  request_timeout: unknownText,
  body_too_large: unknownText,
  unsupported_media_type: unknownText,
  headers_too_large: unknownText,
  too_many_attempts: byStatus[429],
  // here waiting would not help
  code_exhausted: 'Trop d’essais avec ce code : il ne peut plus servir. Demandez un nouveau code.',
  internal_error: byStatus[500],
  server_busy: 'Le service est très sollicité. Veuillez réessayer dans un instant.',
  starting: 'Le service démarre. Veuillez réessayer dans un instant.',
  too_slow: 'Le service est trop lent en ce moment. Veuillez réessayer dans un instant.',
  cannot_write: 'Le service ne peut rien enregistrer pour le moment. Veuillez réessayer plus tard.',
  stopping: unknownText,

  password_too_common: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  email_exists: 'Cette adresse email est déjà utilisée',
  phone_registered: 'Ce numéro de téléphone est déjà enregistré',
  phone_not_verified: byStatus[403],
  wrong_credentials: byStatus[401],
  no_pending_registration: 'Aucune inscription en attente trouvée',
  human_check_required: 'Trop de demandes depuis votre connexion. Veuillez réessayer dans une heure.',
  sms_service_error: 'Erreur du service SMS. Veuillez réessayer plus tard.',
  email_service_error: 'Erreur du service email. Veuillez réessayer plus tard.',
  email_address_refused: 'Cette adresse email est refusée par son serveur. Vérifiez-la.',
  verification_code_expired: 'Code de vérification expiré',
  invalid_verification_code: 'Code de vérification invalide',
  email_required: 'L’email est requis',
  user_not_found: 'Aucun compte trouvé avec cette adresse email',
  invalid_reset_code: 'Code de réinitialisation invalide',
  reset_code_expired: 'Code de réinitialisation expiré',
  password_too_short: 'Le mot de passe doit contenir au moins 6 caractères',
  invalid_or_expired_reset_code: 'Code de réinitialisation invalide ou expiré',

  invalid_coordinates: 'Coordonnées de localisation invalides',
  invalid_property_type: 'Type de propriété invalide',
  not_enough_data: unknownText,
  price_out_of_range: 'Ce prix est trop loin de ce qui est demandé ici pour être comparé. Vérifiez-le.',
  no_figure_to_report:
    'Aucun chiffre de cette estimation n’est assez fiable pour un rapport PDF. Demandez une estimation manuelle : la réponse de l’expert aura le sien.',
  report_checks_spent:
    'Trop de montants erronés ont été tapés pour ce numéro. Demandez à la personne qui vous a remis le rapport de confirmer son montant.',
  request_key_reused: unknownText,
  too_many_followed: `Vous suivez déjà ${mostFollowed} biens, le maximum. Arrêtez d’en suivre un pour suivre celui-ci.`,
  place_covered:
    'Les annonces autour suffisent déjà pour une estimation automatique de ce bien : faites-la maintenant.',
  too_many_shares: `Vous avez déjà ${mostLiveShares} liens de partage. Révoquez-en un dans « Mes données » pour en créer un autre.`,
  invalid_contact_method: 'Veuillez sélectionner une méthode de contact valide',
  invalid_contact_time: 'Veuillez sélectionner un créneau horaire valide',
  password_required: 'Le mot de passe est requis',
  wrong_password: 'Mot de passe incorrect. Vérifiez-le et réessayez.',
  experts_only: byStatus[403],
  request_changed: 'Cette demande a changé entre-temps.',
  move_not_allowed: 'Cette action n’est plus possible pour cette demande.',
  already_replaced:
    'Cette estimation a déjà été corrigée : ouvrez la plus récente dans votre tableau de bord, ou faites-en une nouvelle.',
  request_taken:
    'Un expert a déjà pris cette demande en charge : dites-lui ce qui est à corriger quand il vous contacte.',
  already_answered: 'Un autre expert a déjà répondu à cette demande.',
  geocoder_unavailable: unknownText,
};

/**
 * The sentence a person reads for a failure: by its code, else by its status. A limit names its wait; where sending
 * codes pauses, a countdown shows it.
 */
export function errorMessage({ type, code, status, text, waitTime }: ApiFailure): string {
  if (type === 'network') return networkText;
  if (text === invalidAnswer) return invalidAnswerText;
  const sentence = lookUp(byCode, code) ?? lookUp(byStatus, status) ?? unknownText;
  return type === 'rate_limit' && waitTime ? `${sentence} Attente : ${waitInWords(waitTime)}.` : sentence;
}

function lookUp(sentences: Record<string, string>, key: string | number): string | undefined {
  return Object.hasOwn(sentences, key) ? sentences[key] : undefined;
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
