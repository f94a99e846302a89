import { expect, test } from 'vitest';
import { noticesHelp, noticesHelpAbroad } from './my-data.ts';

test('the choice of notices says that the answer to a contest comes anyway', () => {
  expect(noticesHelp).toContain('La réponse à une contestation, par le moyen que vous y avez choisi,');
  expect(noticesHelpAbroad).toContain('La réponse à une contestation');
});
