import { policyVersions, privacyPolicyVersion } from '@soumdar/contract';
import { expect, test } from '../browser/journey.ts';

test('the landing page tells the three steps and leads back to its start', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText(/^Première plateforme d.estimation immobilière en Tunisie$/)).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Estimez gratuitement votre bien en Tunisie' }),
  ).toBeVisible();
  await expect(page.getByText(/première plateforme/i)).toHaveCount(1);
  for (const [step, time] of [
    ['Localisation', 'environ 30 secondes'],
    ['Caractéristiques', 'environ 2 minutes'],
    ['Estimation', 'instantanée'],
  ] as const) {
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: step }) });
    await expect(item.getByText(time)).toBeVisible();
  }

  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const scrollDown = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollDown(50);
  expect(await shadow()).toBe('none');
  await scrollDown(51);
  await expect.poll(shadow).not.toBe('none');

  await page.getByRole('button', { name: 'Commencer mon estimation' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: 'Estimer mon bien' })).toBeFocused();
});

test('the landing page explains its figures on an example, and how they come about', async ({ page }) => {
  await page.goto('/');
  const example = page.getByRole('figure').filter({ hasText: 'Exemple, chiffres fictifs' });
  for (const figure of ['191 425 DT', '2 393 DT/m²', '119 540 DT', '270 769 DT', '749 DT/mois', '9 DT/m²']) {
    await expect(example.getByText(figure.replaceAll(' ', ' ')).first()).toBeVisible();
  }
  await expect(example).toContainText(/480.*1\s297/s);
  // the sample is never refreshed
  await expect(page.getByText('Annonces jusqu’au')).toBeVisible();

  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(2);
  await expect(page.getByRole('tabpanel').getByText('Score de fiabilité')).toBeVisible();
  await tabs.nth(1).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
});

test('a stranger finds the price of a neighbourhood in two taps and one word', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('main').getByRole('search');
  const field = search.getByLabel('Quartier, ville ou adresse');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('ennasr2');
  await expect(page.getByRole('option', { name: /Ennasr 2/ }).first()).toBeVisible();
  // the open list hides from readers of screens what is around it, but not from a finger
  await page.locator('main').getByText('Prix ici').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prix immobilier : Cité Ennasr 2');
});

test('the landing page shows the market of the day, and an example of its own', async ({ page }) => {
  await page.goto('/');
  const market = page.getByRole('region', { name: /^Le marché au/ });
  await expect(market.getByText('Données d’exemple', { exact: false })).toBeVisible();
  await expect(market.getByRole('term')).toHaveCount(3);
  const example = market.getByRole('figure').filter({ hasText: 'exemple' });
  await expect(example).toContainText(/à La Marsa.*DT.*\d+\/100/s);
  await expect(page.getByText('Un compte gratuit, 3 minutes en tout')).toBeVisible();
});

test('the footer leads to the legal pages, which lead back', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-02T12:00:00Z');
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© 2026 Soumdar')).toBeVisible();
  const social = footer.getByRole('list', { name: 'Réseaux sociaux' }).getByRole('link');
  await expect(social).toHaveCount(1);
  await expect(social).toHaveAccessibleName('LinkedIn');
  await expect(social).toHaveAttribute('href', 'https://www.linkedin.com/company/soumdar');

  await footer.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('main').getByText('2 mars 2026')).toBeVisible();
  for (const words of [
    'Éditeur de démonstration',
    'Société en cours de constitution',
    /Directeur.*publication/i,
    'États-Unis',
    /Propriété intellectuelle/,
    /Responsabilité/,
    /Liens/,
    /tribunaux.*Tunis/i,
  ]) {
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  }
  await page.getByRole('link', { name: /Retour à l.accueil/ }).click();
  await expect(page).toHaveURL('/');
  // wait for the page: the footer moves while the content above it changes
  await expect(page.getByRole('heading', { level: 1, name: /Estimez gratuitement/ })).toBeVisible();

  await footer.getByRole('link', { name: 'Politique de confidentialité' }).click();
  const policy = page.getByRole('main');
  for (const words of [
    `Version ${privacyPolicyVersion}`,
    /un mois/,
    /3 ans/,
    /5 ans/,
    /13 mois/,
    /[Aa]ccès/,
    /[Rr]ectification/,
    /[Ee]ffacement/,
    /[Oo]pposition/,
    /[Pp]ortabilité/,
    /[Ll]imitation/,
    /délégué à la protection des données/i,
    /hors de (la )?Tunisie/,
  ]) {
    await expect(policy.getByText(words).first()).toBeVisible();
  }
});

test('another version of the privacy policy is announced until its reader puts that away', async ({
  page,
}) => {
  await page.clock.setFixedTime(`${policyVersions[0].since}T10:00:00Z`);
  const news = page.getByRole('complementary', { name: 'Changement de la politique de confidentialité' });
  await page.goto('/login');
  await news.getByRole('link', { name: 'Ce qui change' }).click();
  await expect(page.getByText(/^Ce qui a changé le/)).toBeVisible();
  await expect(news).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('policySeen'));
  await page.goto('/login');
  await news.getByRole('button', { name: 'Ne plus afficher' }).click();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(news).toBeHidden();
});
