import { arrive, type Walk } from './walk.ts';

export const otherPages: Walk = {
  title: 'Every other page',
  async go({ page, show }) {
    const turnTo = async (path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('contentinfo').waitFor();
    };
    await arrive(page, '/');
    await turnTo('/mentions-legales');
    await show('legal-notice');
    await turnTo('/politique-confidentialite');
    await show('privacy-policy');
    await turnTo('/search?q=tunis');
    await show('demo-search');
    await turnTo('/property/villa-gammarth');
    await show('demo-property');
    await turnTo('/creation');
    await show('creation');
    await page.getByRole('button', { name: 'Terrain' }).click();
    await page.getByRole('button', { name: 'Valider' }).click();
    await page.getByText('La surface est requise et doit être supérieure à 0').waitFor();
    await show('creation-error');
    await turnTo('/nulle-part');
    await show('not-found');
    await page.route('**/assets/login-page-*.js', (route) => route.abort());
    await turnTo('/login');
    await show('page-failed');
  },
};
