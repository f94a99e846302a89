/** What a page says of a session that ended. */

export const ended = 'Votre session est terminée';
export const endedRedirecting = 'Session expirée. Redirection vers la connexion...';
export const endedSignInAgain = 'Session expirée. Veuillez vous reconnecter.';
