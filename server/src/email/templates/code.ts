import type { CodePurpose } from '@soumdar/db';
import type { EmailContent } from './layout.ts';

/** The email of a code, with exactly one run of six digits. */
export function codeEmail(purpose: CodePurpose, code: string): EmailContent {
  const title =
    purpose === 'reset_password' ? 'Votre code de réinitialisation' : 'Votre code de vérification';
  return {
    subject: title,
    title,
    paragraphs: ['Saisissez ce code sur Soumdar :'],
    code,
    closing: ['Il expire dans 10 minutes. Ne le communiquez à personne.'],
  };
}
