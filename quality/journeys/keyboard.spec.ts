import { expect, test } from '../browser/journey.ts';
import { codeReceived, somebody } from '../browser/people.ts';
import { expectBothFigures } from '../browser/steps.ts';
import type { Locator, Page } from '@playwright/test';

/** Presses Tab until this control has the focus, as somebody without a mouse would. */
async function reach(page: Page, control: Locator) {
  await control.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reached ${String(control)}`);
}

async function press(page: Page, name: string) {
  await reach(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string) {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** A radio group is a single tab stop; the arrow keys choose within it. */
async function choose(page: Page, group: string, choice: string) {
  const radios = page.getByRole('group', { name: group }).getByRole('radio');
  await reach(page, radios.first());
  const wanted = page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true });
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

test('the whole way with the keyboard alone', async ({ page }) => {
  const person = somebody();
  await page.goto('/');
  await press(page, 'Estimer mon bien');
  const search = page.getByRole('combobox', { name: 'Rechercher un lieu' });
  await reach(page, search);
  await page.keyboard.type('soukra');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, 'Confirmer');

  await press(page, 'Appartement');
  await type(page, 'Surface (m²)', '100');
  await type(page, 'Nombre de pièces', '3');
  await type(page, 'Nombre de salles de bain', '1');
  await press(page, 'Continuer');
  await choose(page, 'Usage du bien', 'Résidence principale');
  await choose(page, 'Votre intention', 'Louer');
  await choose(page, 'Votre échéance', 'Déjà loué');
  await press(page, 'Obtenir mon estimation');
  await press(page, 'Créer un compte');
  await type(page, 'Nom et prénom', person.name);
  await type(page, 'Email', person.email);
  await type(page, 'Téléphone', person.phone);
  await type(page, 'Mot de passe', person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/verify-phone');
  await reach(page, page.getByRole('textbox', { name: 'Code de vérification' }));
  await page.keyboard.type(await codeReceived(person));
  await expectBothFigures(page);
  await expect(page.getByRole('main')).toBeFocused();
});
