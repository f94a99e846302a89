import type { Page, Request } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { verified } from '../browser/people.ts';
import { outsideAddress } from '../browser/product.ts';
import { answerAsSeller, describeApartment, expectBothFigures, pickPlace, signIn } from '../browser/steps.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const isOwn = (request: Request) => request.url().endsWith('/api/analytics');

/** Records the events the page sends: those our own server accepted, and those sent to the external service. */
function listen(page: Page) {
  const own: { name: string; page: string; properties?: object }[] = [];
  const outside: { event: string; distinct_id: string; properties: Record<string, unknown> }[] = [];
  page.on('response', (response) => {
    if (isOwn(response.request()) && response.status() === 202) own.push(response.request().postDataJSON());
  });
  page.on('request', (request) => {
    if (request.url().startsWith(`${outsideAddress}/capture/`)) outside.push(request.postDataJSON());
  });
  return { own, outside };
}

async function expectNothingCovered(page: Page) {
  const covered = await banner(page).evaluate((region) => {
    const box = region.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, input, select')].filter((control) => {
      const { top, bottom, height } = control.getBoundingClientRect();
      return height > 0 && !region.contains(control) && top < box.bottom && bottom > box.top;
    }).length;
  });
  expect(covered).toBe(0);
}

test('a refusal is kept, and only our own server hears of what is done, from nobody', async ({ page }) => {
  const { own, outside } = listen(page);
  await page.goto('/register');
  await banner(page).getByRole('button', { name: 'Accepter' }).scrollIntoViewIfNeeded();
  await expectNothingCovered(page);
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(page)).toBeHidden();

  const taken = page.waitForRequest(isOwn);
  await page.goto('/nulle-part');
  expect((await taken).headers()).not.toHaveProperty('authorization');
  await expect.poll(() => own).toContainEqual({ name: 'pageview', page: 'Unknown Page' });
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(outside).toEqual([]);
});

test('after a consent the external service hears who does what, until it is withdrawn', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  const { own, outside } = listen(page);
  await page.goto('/login');
  await expect.poll(() => own).toContainEqual({ name: 'pageview', page: 'Login' });
  expect(outside).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accepter' }).click();
  await expect(banner(page)).toBeHidden();

  await page.getByRole('link', { name: 'Mentions légales' }).click();
  await expect.poll(() => outside).toHaveLength(1);
  expect(outside[0]).toMatchObject({
    api_key: 'journeys',
    event: 'pageview',
    distinct_id: expect.stringMatching(/^[\da-f-]{36}$/),
    properties: { page: 'Legal Notice' },
  });
  const visit = outside[0]?.distinct_id;

  await page.goBack();
  await signIn(page, person);
  await expect.poll(() => outside.map(({ event }) => event)).toContain('auth_login');
  expect(outside.find(({ event }) => event === '$identify')).toMatchObject({
    properties: {
      $anon_distinct_id: visit,
      $set: { email: person.email, name: person.name, phone: `+216${person.phone}` },
    },
  });
  const user = outside.find(({ event }) => event === 'auth_login')?.distinct_id;
  expect(user).not.toBe(visit);
  expect(JSON.stringify(own)).not.toContain(user);

  await page.getByRole('button', { name: 'Amel' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect.poll(() => outside.map(({ event }) => event)).toContain('auth_logout');
  expect(outside.find(({ event }) => event === 'auth_logout')?.distinct_id).toBe(user);

  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('Votre choix actuel : accepté');
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('analyticsVisit'))).toBeNull();
  const count = outside.length;
  await page.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect.poll(() => own).toContainEqual({ name: 'pageview', page: 'Privacy Policy' });
  expect(outside).toHaveLength(count);
});

test('who refuses to be counted in the privacy policy is not, by anybody, until they take that back', async ({
  page,
}) => {
  const { own, outside } = listen(page);
  const counted = () => own.map((event) => event.page);
  await page.goto('/login');
  await expect.poll(counted).toEqual(['Login']);
  await banner(page).getByRole('button', { name: 'Accepter' }).click();
  await page.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect.poll(counted).toEqual(['Login', 'Privacy Policy']);
  await expect.poll(() => outside).toHaveLength(1);
  await page.getByRole('button', { name: /Refuser la mesure d.audience/ }).click();
  await expect(page.getByText(/^Vous avez refusé la mesure d.audience le/)).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await page.reload();
  // a page whose script waits for a gesture
  await page.goto('/frais');
  await footer.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await page.getByRole('button', { name: /Accepter de nouveau la mesure d.audience/ }).click();
  await page.getByRole('link', { name: /Retour à l.accueil/ }).click();
  await expect.poll(counted).toEqual(['Login', 'Privacy Policy', 'Home']);
  await expect
    .poll(() => outside.map(({ properties }) => properties['page']))
    .toEqual(['Privacy Policy', 'Home']);
});

test('nothing is asked where no external service counts', async ({ page }) => {
  const analyticsHost = /(<meta name="soumdar:analytics-host" content=)"[^"]+"/;
  await page.route(/\/(login|politique-confidentialite)$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(analyticsHost, '$1""') });
  });
  // a page handed out like this may not ask a map's server on this machine, which the browser would log
  await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) => route.abort());
  for (const path of ['/politique-confidentialite', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByText(/Tous droits réservés/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toHaveCount(0);
  }
});

test('each step of the way is counted', async ({ page, request }) => {
  const { own } = listen(page);
  const counted = (name: string, properties: object) =>
    expect.poll(() => own).toContainEqual(expect.objectContaining({ name, properties }));
  await page.goto('/');
  await page.getByRole('tab', { name: /Comment c.est calculé/ }).click();
  await counted('user_interaction', { interaction: 'explanation_tab_opened' });

  await pickPlace(page, 'La Soukra');
  await counted('user_interaction', { interaction: 'place_chosen' });
  await describeApartment(page);
  await answerAsSeller(page);
  await page.getByRole('button', { name: /J.ai déjà un compte/ }).click();
  await signIn(page, await verified(request));
  await expectBothFigures(page);
  await counted('estimation_started', { property_type: 'apartment' });
  await counted('estimation_completed', { property_type: 'apartment' });
  await page.getByRole('button', { name: 'Télécharger le rapport' }).click();
  await counted('user_interaction', { interaction: 'report_downloaded' });

  await page.goto('/estimation?lat=32.9&lng=9.5');
  await describeApartment(page);
  await answerAsSeller(page);
  await counted('estimation_failed', { property_type: 'apartment', reason: 'insufficient_data' });
});
