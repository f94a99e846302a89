import { expect, test } from 'vitest';
import { showEstimations } from './dashboard.ts';

test('a folder says what experts do with its estimates', () => {
  const told = (...expert: Parameters<typeof showEstimations>[1] & object) => showEstimations(3, expert);
  const all = 'Voir les 3 estimations<hidden> de ce bien</hidden>';
  expect(told()).toBe(all);
  expect(told('awaited')).toBe(`${all}, dont une soumise à un expert`);
  expect(told('awaited', 'answered')).toBe(
    `${all}, dont une soumise à un expert et une avec l’avis d’un expert`,
  );
  expect(told('closed')).toBe(`${all}, dont une dont la contestation est close`);
});
