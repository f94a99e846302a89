import { beforeSigningPath } from '../page-paths.ts';
import { knownAnswers, signingQuestionsOf, type SigningAnswers } from './questions.ts';

/** What the page of checks is asked: nothing of it names anybody, so that it may stand in an address that is passed on. */
export interface SigningCase {
  isLand: boolean;
  answers: SigningAnswers;
}

/** '/avant-de-signer?title=arabic&owners=heirs' */
export function beforeSigningAddress({ isLand, answers }: SigningCase): string {
  const stated = { ...(isLand && { land: 'yes' }), ...knownAnswers(answers, signingQuestionsOf({ isLand })) };
  const query = Object.entries(stated)
    .map((pair) => pair.join('='))
    .join('&');
  return query === '' ? beforeSigningPath : `${beforeSigningPath}?${query}`;
}

/** What an address asks: whatever is no answer to a question is left aside. */
export function readSigningCase(query: Record<string, unknown>): SigningCase {
  const isLand = query['land'] === 'yes';
  return { isLand, answers: knownAnswers(query, signingQuestionsOf({ isLand })) };
}
