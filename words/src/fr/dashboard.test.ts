import { expect, test } from 'vitest';
import { showEstimations } from './dashboard.ts';

test('a folder says what experts do with its estimates', () => {
  const linkText = (...expert: Parameters<typeof showEstimations>[1] & object) => showEstimations(3, expert);
  const all = 'Voir les 3 estimations<hidden> de ce bien</hidden>';
  expect(linkText()).toBe(all);
  expect(linkText('awaited')).toBe(`${all}, dont une soumise à un expert`);
  expect(linkText('awaited', 'answered')).toBe(
    `${all}, dont une soumise à un expert et une avec l’avis d’un expert`,
  );
  expect(linkText('closed')).toBe(`${all}, dont une dont la contestation est close`);
});
