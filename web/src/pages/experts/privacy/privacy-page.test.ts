import { expect, test } from 'vitest';
import { answerErrors } from './privacy-page.tsx';

test.each([
  [{ decision: null, answer: ' ' }, ['decision', 'answer']],
  [{ decision: 'refused', answer: '' }, ['answer']],
  [{ decision: null, answer: 'Bien noté.' }, ['decision']],
  [{ decision: 'accepted', answer: 'Bien noté.' }, []],
] as const)('in %j, wrong are %j', (answer, wrong) => {
  expect(Object.keys(answerErrors(answer))).toEqual(wrong);
});
