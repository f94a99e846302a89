import { expect, test } from '../browser/journey.ts';
import { pastEstimates, verified } from '../browser/people.ts';
import { describeApartment, signIn } from '../browser/steps.ts';
import type { Locator } from '@playwright/test';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('in forced colours one sees what is chosen, what has the focus, and where an estimate stands', async ({
  page,
  request,
}) => {
  // reduced motion, because a colour in transition equals neither its old nor its new value
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const [shown, other] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  expect(await styleOf(shown, 'border-top-color')).not.toBe(await styleOf(other, 'border-top-color'));

  await page.goto('/estimation?lat=36.876&lng=10.247');
  const chosen = page.getByRole('button', { name: 'Appartement' });
  await chosen.click();
  const unchosen = page.getByRole('button', { name: 'Villa' });
  expect(await styleOf(chosen, 'border-top-color')).not.toBe(await styleOf(unchosen, 'border-top-color'));
  await chosen.press('Tab');
  expect(await styleOf(page.locator(':focus'), 'outline-style')).toBe('solid');
  await describeApartment(page);
  const card = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  await page.getByRole('radio', { name: 'Autre' }).check();
  await expect
    .poll(() => styleOf(card('Autre'), 'border-top-color'))
    .not.toBe(await styleOf(card('Résidence principale'), 'border-top-color'));

  const person = await verified(request);
  await pastEstimates(request, person, 1);
  await page.goto('/login');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  const sale = page.getByRole('region', { name: 'Prix de vente' });
  const canvas = await styleOf(page.locator('body'), 'background-color');
  const [bar, estimate] = [sale.locator('svg rect').first(), sale.locator('svg circle').first()];
  const barColour = await styleOf(bar, 'fill');
  expect([canvas, await styleOf(estimate, 'fill')]).not.toContain(barColour);
  await expect(sale.getByText(/^\d+\/100$/)).toBeVisible();
});

test('nothing moves for whoever asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const begin = page.getByRole('button', { name: 'Commencer mon estimation' });
  await begin.scrollIntoViewIfNeeded();
  const onTheWay = await page.evaluateHandle(() => {
    const [half, positions] = [scrollY / 2, [] as number[]];
    addEventListener('scroll', () => scrollY > 0 && scrollY < half && positions.push(scrollY));
    return positions;
  });
  await begin.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await onTheWay.jsonValue()).toEqual([]);

  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('amel@exemple.tn');
  await page.getByLabel('Mot de passe', { exact: true }).fill('soleil7');
  await page.route('**/api/auth/login', () => {});
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveAttribute('aria-disabled', 'true');
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
});
