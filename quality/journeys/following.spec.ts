import type { Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { anotherMarket, estimated, flatInLaSoukra, manuallyRequested, verified } from '../browser/people.ts';
import { act, signIn } from '../browser/steps.ts';

async function signedInWith(page: Page, request: Parameters<typeof verified>[0], properties: object[]) {
  const person = await verified(request);
  await estimated(request, person, properties);
  await page.goto('/login');
  await signIn(page, person);
}

const line = (page: Page) => page.getByRole('region', { name: 'Évolution de ce bien' });

/** Waits until the property was valued so many times, which nobody waits for on the page. */
async function valuedTimes(page: Page, times: number) {
  await expect(async () => {
    await page.reload();
    await line(page).locator('summary').first().click({ timeout: 5000 });
    await expect(line(page).getByRole('table').first().getByRole('rowheader')).toHaveCount(times, {
      timeout: 2000,
    });
  }).toPass({ timeout: 150_000 });
}

for (const width of [390, 1280])
  test(`a property is followed from its result, its line seen after two refreshes, and ended, at ${width} px`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await signedInWith(page, request, [flatInLaSoukra]);
    await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
    await page.getByRole('button', { name: 'Suivre ce bien' }).click();
    await page.getByRole('button', { name: 'Voir son évolution' }).click();
    await expect(
      line(page)
        .getByText(/La courbe commence à la prochaine mise à jour/)
        .first(),
    ).toBeVisible();

    anotherMarket();
    await valuedTimes(page, 2);
    anotherMarket();
    await valuedTimes(page, 3);
    const chart = line(page).getByRole('img', { name: /^Prix de vente depuis le/ });
    await expect(chart).toBeVisible();
    await expect(chart).toHaveAccessibleDescription(/DT le .*, .*DT le /);
    await expect(line(page).getByRole('img', { name: /^Indice des prix de l’INS/ })).toBeVisible();
    await expect(
      line(page)
        .getByText(/Modèle appris à nouveau, du/)
        .first(),
    ).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);

    await line(page).getByRole('checkbox', { name: 'Prévenez-moi par email' }).check();
    await expect(line(page).getByText(/Rien ne partira avant que votre adresse soit vérifiée/)).toBeVisible();

    await line(page).getByRole('button', { name: 'Ne plus suivre' }).click();
    const question = page.getByRole('dialog', { name: 'Ne plus suivre ce bien ?' });
    await question.getByRole('button', { name: 'Continuer à le suivre' }).click();
    await expect(chart).toBeVisible();
    await line(page).getByRole('button', { name: 'Ne plus suivre' }).click();
    await question.getByRole('button', { name: 'Ne plus suivre' }).click();
    await expect(line(page).getByRole('button', { name: 'Suivre ce bien' })).toBeVisible();
    await expect(chart).toHaveCount(0);
  });

test('a property is followed and ended from the menu of its card, which leads to its line', async ({
  page,
  request,
}) => {
  await signedInWith(page, request, [flatInLaSoukra]);
  const card = page.getByRole('article');
  await act(card, 'Suivre ce bien');
  await expect(page.getByText(/^Ce bien est suivi/)).toBeVisible();
  await expect(card.getByText('Suivi', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Voir son évolution' }).click();
  await expect(line(page).getByText(/^Suivi depuis le/)).toBeVisible();
  await page.goBack();
  await act(card, 'Ne plus suivre');
  await page.getByRole('dialog').getByRole('button', { name: 'Ne plus suivre' }).click();
  await expect(card.getByText('Suivi', { exact: true })).toHaveCount(0);
});

test('an estimate that is followed says before it is deleted that its line goes with it', async ({
  page,
  request,
}) => {
  await signedInWith(page, request, [flatInLaSoukra]);
  const card = page.getByRole('article');
  await act(card, 'Suivre ce bien');
  await expect(card.getByText('Suivi', { exact: true })).toBeVisible();
  await act(card, 'Effacer');
  await expect(page.getByRole('dialog').getByText(/sa courbe est effacée avec elle/)).toBeVisible();
});

for (const width of [390, 1280])
  test(`who asked an expert where advertisements are too few may wait for them, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const person = await verified(request);
    await manuallyRequested(request, person, { ...flatInLaSoukra, location: { lat: 32.9, lng: 9.5 } });
    await manuallyRequested(request, person, flatInLaSoukra);
    await page.goto('/login');
    await signIn(page, person);
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/dashboard?tab=manual');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText(/nous regardons à chaque mise à jour/)).toContainText(person.email);
    await page.getByRole('button', { name: 'Prévenez-moi' }).press('Enter');
    await expect(page.getByText(/nous regardons à chaque mise à jour/)).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Prévenez-moi par email' })).toBeChecked();
    await expect(page.getByText(/Rien ne partira avant que votre adresse soit vérifiée/)).toBeVisible();
    await page.getByRole('button', { name: 'Envoyer le code' }).click();
    await expect(page.getByLabel('Code de vérification')).toBeFocused();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Ne plus attendre' }).click();
    await expect(page.getByRole('button', { name: 'Prévenez-moi' })).toBeVisible();
  });
