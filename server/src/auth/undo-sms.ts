import { contactUndoHours } from '@soumdar/contract';
import type { Contact } from './contact.ts';

/** What the owner of an account reads of a change of its email or phone. No accents: a message with accents costs twice. */
export function contactChangedSms(before: Contact, after: Contact, link: string): string {
  const what =
    after.phone === before.phone
      ? "l'email du compte a change"
      : `le numero du compte finit maintenant par ${after.phone.slice(-2)}`;
  return `Soumdar : ${what}. Pas vous ? Annulez sous ${contactUndoHours} h : ${link}`;
}
