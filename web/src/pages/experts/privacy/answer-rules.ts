import type { Wrongs } from '../../../ui/form-rule.ts';

export interface PrivacyAnswer {
  decision: 'accepted' | 'refused' | null;
  answer: string;
}

export function answerWrongs({ decision, answer }: PrivacyAnswer): Wrongs<PrivacyAnswer> {
  return {
    ...(decision ? {} : { decision: 'Choisissez d’accepter ou de refuser la demande.' }),
    ...(answer.trim() ? {} : { answer: 'Écrivez la réponse au propriétaire.' }),
  };
}
