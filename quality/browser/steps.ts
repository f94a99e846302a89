import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Person } from './people.ts';

/** What a visitor does on the way to an estimate, in the words of the screens. */

export async function pickPlace(page: Page, place: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Estimer mon bien' }).click();
  const picker = page.getByRole('dialog', { name: /Choisissez l.emplacement de votre bien/ });
  await picker.getByRole('combobox', { name: 'Rechercher un lieu' }).fill(place);
  await page.getByRole('option').first().click();
  await picker.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/estimation\?/);
}

/** Clicks the map in its middle twice: from afar, the first click brings the map nearer. */
export async function clickMap(page: Page) {
  const map = page.getByRole('application', { name: 'Carte', exact: true });
  const click = async () => {
    const box = await map.boundingBox();
    await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  };
  await click();
  await page.getByText(/^La carte s.est rapprochée/).waitFor();
  // while it is animated, a click falls on another place
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  await click();
}

export async function describeApartment(page: Page) {
  await page.getByRole('button', { name: 'Appartement' }).click();
  await page.getByLabel('Surface (m²)', { exact: true }).fill('100');
  await page.getByLabel('Nombre de pièces', { exact: true }).fill('3');
  await page.getByLabel('Nombre de salles de bain', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Continuer' }).click();
}

export async function answerAsSeller(page: Page) {
  await page.getByRole('radio', { name: 'Résidence principale' }).check();
  await page.getByRole('radio', { name: 'Vendre' }).check();
  await page.getByRole('radio', { name: 'Dans 3 mois' }).check();
  await page.getByRole('radio', { name: 'Les deux' }).check();
  await page.getByRole('button', { name: 'Obtenir mon estimation' }).click();
}

export async function createAccount(page: Page, person: Person) {
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.getByLabel('Nom et prénom', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Téléphone', { exact: true }).fill(person.phone);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
}

/** Fills in the page that opens an account, and sends it. */
export async function register(page: Page, person: Person) {
  await page.getByLabel('Nom et prénom', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Téléphone', { exact: true }).fill(person.phone);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
}

export async function signIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

export async function enterCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Code de vérification' }).fill(code);
}

/** Holds the calls to a path until released, and counts them. */
export async function hold(page: Page, path: string) {
  const held = { calls: 0, letGo: () => {} };
  const free = new Promise<void>((resolve) => {
    held.letGo = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    held.calls += 1;
    await free;
    await route.continue();
  });
  return held;
}

/**
 * Stops the page's clock once `shown` is visible, so that its timers wait for `page.clock.runFor`; the clock must be
 * installed before. Anything that still depends on a timer would otherwise never appear.
 */
export async function stopClock(page: Page, shown: Locator) {
  await shown.waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** A code different from this one. */
export const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function expectBothFigures(page: Page) {
  await expect(page).toHaveURL('/estimation/results');
  const sale = page.getByRole('region', { name: 'Prix de vente' });
  await expect(sale.getByText('Prix net vendeur').first()).toBeVisible();
  await expect(sale.getByText(/\d[\s  ]\d{3}[\s  ]DT/).first()).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Loyer mensuel' })
      .getByText(/DT\/mois/)
      .first(),
  ).toBeVisible();
}

/** Somebody is there, which a page drawn from the market waits for before its script comes. Resolves once the page is taken over by it. */
export async function moveOver(page: Page) {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title !== null && Object.keys(title).some((key) => key.startsWith('__react'));
  });
}

/** Chooses what to do with an estimate of the dashboard. */
export async function act(card: Locator, action: string) {
  await card.getByRole('button', { name: 'Actions' }).click();
  await card.page().getByRole('menuitem', { name: action, exact: true }).click();
}

/**
 * Follows a link of the footer, from a page that no server draws: its footer comes with the script, so that nothing moves under
 * the pointer, nor leads to what the server draws, while a page is taken over.
 */
export async function followFooterLink(page: Page, name: string) {
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
}

/** Lets one call of the API be answered, and loses the answer on the way. */
export async function loseAnswer(page: Page, path: string) {
  const loseIt = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**/api/${path}`, loseIt, { times: 1 });
}
