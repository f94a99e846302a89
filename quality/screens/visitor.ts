import { outsideAddress } from '../browser/product.ts';
import { phone, type Walk } from './walk.ts';

export const visitor: Walk = {
  title: 'The landing page and the map',
  async go({ page, show }) {
    await page.goto('/');
    const cookies = page.getByRole('region', { name: 'Cookies' });
    await cookies.waitFor();
    await page.getByText(/^Calculé à partir de/).waitFor();
    await show('landing-cookie-banner', { part: cookies });
    await cookies.getByRole('button', { name: 'Refuser' }).click();
    await show('landing');
    const explanation = page.getByRole('region', { name: 'Des chiffres que l’on peut expliquer' });
    await explanation.getByRole('tab', { name: 'Comment c’est calculé' }).click();
    await show('landing-method', { part: explanation });

    await page.setViewportSize({ width: phone, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await show('mobile-menu', { widths: [phone] });

    await page.getByRole('button', { name: 'Estimer mon bien' }).click();
    await page.locator('.seat-label').first().waitFor({ state: 'attached' });
    await show('map');
    const search = page.getByRole('combobox', { name: 'Rechercher un lieu' });
    await search.fill('hammam');
    await page.getByRole('option').first().waitFor();
    await show('map-search');
    await search.fill('المرسى');
    await page.getByRole('option').first().waitFor();
    await show('map-search-arabic');
    await search.fill('atlantide');
    await page.getByText(/^Aucun lieu/).waitFor();
    await show('map-search-nothing');
    await search.fill('');
    await page.getByRole('application', { name: 'Carte' }).click();
    await page.getByText(/^La carte s.est rapprochée/).waitFor();
    await show('map-nearer');
    await search.fill('48,8566 2,3522');
    await search.press('Enter');
    await page.getByText('Cette position est hors de Tunisie.').waitFor();
    await show('map-outside-tunisia');
    await search.fill('36.905, 10.36');
    await search.press('Enter');
    await page.getByText(/^Ce point semble en mer/).waitFor();
    await page.getByText('Rue du Jasmin, La Soukra, Ariana, Tunisie').waitFor();
    await show('map-at-sea');
    await search.fill('32.9, 9.5');
    await search.press('Enter');
    await page.getByText('Lieu non couvert').waitFor();
    await page.getByText('Rue du Jasmin, La Soukra, Ariana, Tunisie').waitFor();
    await show('map-uncovered');
    await search.fill('la soukra');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: /^Repère du bien/ }).press('ArrowUp');
    await page.getByText('Rue du Jasmin, La Soukra, Ariana, Tunisie').waitFor();
    await show('map-place-chosen');
    await page.getByRole('button', { name: 'Corriger l’adresse' }).click();
    await show('map-address-corrected');

    await page.route(`${outsideAddress}/**`, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Estimer mon bien' }).click();
    await page.getByRole('application', { name: 'Carte' }).click();
    await page.getByText(/fond de carte ne se charge pas/).waitFor();
    await show('map-without-tiles');
  },
};
