import * as words from '@soumdar/words/errors';
import { isRetryable, type ApiFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import type { ManualChoices } from '../../../estimation/manual-choices.ts';

/** What the screen does after a refused request. */
export type Verdict =
  | { kind: 'expired' }
  | { kind: 'retry'; text: string }
  | { kind: 'wrong-choice'; field: keyof ManualChoices; text: string }
  | { kind: 'refused'; text: string };

export function readRefusal(failure: ApiFailure): Verdict {
  const { type, text, details } = failure;
  if (type === 'unauthorized') return { kind: 'expired' };
  if (isRetryable(failure)) return { kind: 'retry', text: errorMessage(failure) };
  if (type === 'validation') {
    const sentence = [text, ...details.flatMap(({ field, message }) => [field, message])].join(' ');
    if (/contact.method|phone or email/i.test(sentence)) {
      return {
        kind: 'wrong-choice',
        field: 'preferred_contact_method',
        text: words.methodInvalid,
      };
    }
    if (/contact.time/i.test(sentence)) {
      return {
        kind: 'wrong-choice',
        field: 'preferred_contact_time',
        text: words.slotInvalid,
      };
    }
  }
  return { kind: 'refused', text: errorMessage(failure) };
}
