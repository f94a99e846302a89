import { contactUndoHours, isOfTunisia } from '@soumdar/contract';
import type { EmailContent } from '../email/templates/layout.ts';
import type { Contact } from './contact.ts';

/** What the owner of an account abroad reads of a change of its email or phone. */
export function contactChangedEmail(before: Contact, after: Contact, path: string): EmailContent {
  return {
    subject: 'Votre compte Soumdar a changé',
    title: 'Votre compte a changé',
    paragraphs: [
      whatChanged(before, after),
      `Si ce n’est pas vous, reprenez votre compte dans les ${contactUndoHours} heures : ce lien rend l’email et le numéro d’avant, et ferme toutes les sessions.`,
    ],
    button: { label: 'Annuler le changement', path },
    closing: ['Si c’est bien vous, vous n’avez rien à faire.'],
    because: 'Vous recevez cet email parce que cette adresse reçoit les codes d’un compte Soumdar.',
  };
}

function whatChanged(before: Contact, after: Contact): string {
  if (after.phone === before.phone) return 'L’email de votre compte est maintenant une autre adresse.';
  const number = `Le numéro de votre compte finit maintenant par ${after.phone.slice(-2)}`;
  return isOfTunisia(after.phone)
    ? `${number} : c’est un mobile tunisien, qui recevra vos codes.`
    : `${number}.`;
}
