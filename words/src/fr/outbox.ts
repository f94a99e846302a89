/** The pages for developers of what would have been sent. */

export const newestFirst = 'Du plus récent au plus ancien.';

export const emails = 'Emails de développement';
export const noEmail =
  'Aucun email. Il en vient un quand quelqu’un vérifie son adresse sous « Mes données » ou s’inscrit depuis l’étranger.';
/** Of HTML. */
export const sentTo = (sentAt: string, to: string) => `${sentAt}, à ${to}.`;
export const showEmail = 'Voir l’email';

export const sms = 'SMS de développement';
export const noSms = 'Aucun message.';
export const smsColumns = ['Envoyé', 'À', 'Message'];
