import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { answerAsSeller, describeApartment, pickPlace } from '../steps.ts';

async function expectNoViolation(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const path of [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/mentions-legales',
  '/politique-confidentialite',
  '/creation',
  '/search',
  '/property/villa-gammarth',
]) {
  test(`no accessibility violation on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolation(page);
  });
}

test('no accessibility violation along the wizard, errors shown', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  await page.getByRole('application', { name: 'Carte' }).waitFor();
  await expectNoViolation(page);

  await pickPlace(page, 'Hammamet');
  await page.getByRole('button', { name: 'Appartement' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('La surface est requise et doit être supérieure à 0')).toBeVisible();
  await expectNoViolation(page);
  await describeApartment(page);
  await expectNoViolation(page);
  await answerAsSeller(page);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expectNoViolation(page);
});
