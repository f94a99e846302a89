import { knownAnswers, type SigningAnswers, signingQuestionsOf } from '@soumdar/rules';
import { sitePaths } from '../pages/paths.ts';

/** Nothing here names anybody, so that the address can be shared. */
export interface SigningCase {
  isLand: boolean;
  answers: SigningAnswers;
}

export function beforeSigningAddress({ isLand, answers }: SigningCase): string {
  const stated = { ...(isLand && { land: 'yes' }), ...knownAnswers(answers, signingQuestionsOf({ isLand })) };
  const query = Object.entries(stated)
    .map((pair) => pair.join('='))
    .join('&');
  return query === '' ? sitePaths.beforeSigning : `${sitePaths.beforeSigning}?${query}`;
}

/** Ignores whatever is no answer to a question. */
export function readSigningCase(query: Record<string, unknown>): SigningCase {
  const isLand = query['land'] === 'yes';
  return { isLand, answers: knownAnswers(query, signingQuestionsOf({ isLand })) };
}
