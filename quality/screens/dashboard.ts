import { expect } from '@playwright/test';
import { estimated, flatInLaSoukra, pastEstimates, verified } from '../browser/people.ts';
import { withManualRequest } from '../browser/experts.ts';
import { act, describeApartment, hold, signIn } from '../browser/steps.ts';
import { arrive, closeMessages, desk, neighbour, type Walk } from './walk.ts';

export const dashboard: Walk = {
  title: 'The dashboard and one’s data',
  async go({ page, request, show }) {
    const person = await verified(request, neighbour(6));
    await arrive(page, '/login');
    await signIn(page, person);
    await page.getByText('Aucune estimation', { exact: true }).waitFor();
    await show('dashboard-empty');
    await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
    await page.getByText('Aucune demande manuelle', { exact: true }).waitFor();
    await show('dashboard-manual-empty');

    await estimated(request, person, [
      { ...flatInLaSoukra, type: 'villa', details: { surface: 320, rooms: 6, bathrooms: 3, hasPool: true } },
      { ...flatInLaSoukra, type: 'land', details: { surface: 400, is_constructible: true } },
    ]);
    await pastEstimates(request, person, 20);
    await withManualRequest(request, person);
    const estimations = await hold(page, '/api/user/estimations?*');
    await page.goto('/dashboard');
    await page.getByRole('main').getByText('Chargement…').waitFor();
    await show('dashboard-loading');
    estimations.letGo();
    await page.getByRole('article').first().waitFor();
    await show('dashboard');
    await page.getByRole('button', { name: 'Actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Partager' }).waitFor();
    await show('dashboard-actions');
    await page.getByRole('menuitem', { name: 'Nommer' }).click();
    const naming = page.getByRole('dialog', { name: 'Nommer cette estimation' });
    await naming.getByLabel('Nom de l’estimation', { exact: true }).fill('Studio de La Soukra, à louer');
    await show('dashboard-naming');
    await naming.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('heading', { name: 'Studio de La Soukra, à louer' }).waitFor();
    await naming.waitFor({ state: 'hidden' });
    await act(page.getByRole('article').nth(1), 'Effacer');
    const question = page.getByRole('dialog', { name: 'Effacer cette estimation ?' });
    await question.waitFor();
    await show('dashboard-deleting');
    await question.getByRole('button', { name: 'Effacer l’estimation' }).click();
    await page.getByText('Estimation effacée.').waitFor();
    await question.waitFor({ state: 'hidden' });
    await show('dashboard-deleted');
    await closeMessages(page);
    const search = page.getByRole('searchbox', { name: 'Rechercher dans mes estimations' });
    await search.fill('Hammamet');
    await page.getByText('Aucune estimation pour').waitFor();
    await show('dashboard-nothing-found');
    await page.getByRole('button', { name: 'Tout afficher' }).click();
    await page.getByRole('combobox', { name: 'Éléments par page' }).selectOption('6');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('button', { name: 'Page 4' }).click();
    await page.getByRole('article').filter({ hasText: 'Villa' }).waitFor();
    await show('dashboard-last-page');
    const refined = { ...flatInLaSoukra.details, elevator: true, condition: 'new' };
    await estimated(request, person, [flatInLaSoukra, { ...flatInLaSoukra, details: refined }]);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Voir les 3 estimations de ce bien' }).waitFor();
    await show('dashboard-folder');
    await page.getByRole('link', { name: 'Voir les 3 estimations de ce bien' }).click();
    const sideBySide = page.getByRole('region', { name: 'Côte à côte' });
    await sideBySide.getByRole('checkbox').nth(2).check();
    await show('dashboard-property');
    await page.getByRole('button', { name: 'Suivre ce bien' }).click();
    await page.getByText(/^Suivi depuis le/).waitFor();
    await closeMessages(page);
    await show('dashboard-followed');
    await page.getByRole('link', { name: 'Toutes mes estimations' }).click();
    await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
    await page.getByText('En attente').waitFor();
    await show('dashboard-manual');
    await page.getByRole('button', { name: 'Corriger' }).click();
    await page.getByRole('dialog', { name: 'Corriger cette demande' }).waitFor();
    await show('dashboard-manual-correcting');
    await page.getByRole('button', { name: 'Ne rien changer' }).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog', { name: 'Supprimer cette demande ?' }).waitFor();
    await show('dashboard-manual-deleting');
    await page.getByRole('button', { name: 'Garder' }).click();
    await page.getByRole('dialog', { name: 'Supprimer cette demande ?' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Amel' }).click();
    await page.getByRole('menuitem', { name: 'Tableau de bord' }).waitFor();
    await show('user-menu', { widths: [desk] });
    await page.keyboard.press('Escape');

    await estimated(request, person, [
      {
        ...flatInLaSoukra,
        property_usage: 'residence-secondaire',
        intended_action: 'louer',
        sale_timeline: 'more-6-months',
        sale_method: 'self',
        is_owner: true,
      },
    ]);
    await page.goto('/estimation?lat=36.876&lng=10.247');
    await describeApartment(page);
    await page.getByRole('group', { name: 'Vos dernières réponses' }).waitFor();
    await show('wizard-last-answers');

    await page.route('**/api/user/estimations?*', (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('alert').filter({ hasText: 'Erreur lors du chargement' }).waitFor();
    await show('dashboard-failed');

    await page.goto('/mes-donnees');
    await page.getByRole('region', { name: 'Mon identité' }).waitFor();
    await page.getByText('Aucun lien pour l’instant').waitFor();
    await show('my-data');
    await page.getByRole('region', { name: 'Mon identité' }).getByLabel('Email').fill('amel');
    for (const name of [
      'Enregistrer',
      'Changer le mot de passe',
      'Changer de numéro',
      'Envoyer la demande',
    ]) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await page.getByText('Choisissez ce que vous demandez').waitFor();
    await show('my-data-errors');
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte ?' });
    await dialog.waitFor();
    await show('my-data-deletion');
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await dialog.getByText('Le mot de passe est requis').waitFor();
    await show('my-data-deletion-error');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    const newPhone = page.getByRole('region', { name: 'Mon téléphone' });
    await newPhone.getByLabel('Nouveau téléphone', { exact: true }).fill('98 765 432');
    await newPhone.getByLabel('Mot de passe actuel', { exact: true }).fill(person.password);
    await newPhone.getByRole('button', { name: 'Changer de numéro' }).click();
    await newPhone.getByRole('textbox', { name: 'Code de vérification' }).waitFor();
    await show('my-data-phone', { part: newPhone });

    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      const userKey = 'user';
      localStorage.removeItem(userKey);
      dispatchEvent(new StorageEvent('storage', { key: userKey }));
    });
    await page.getByRole('heading', { name: 'Accès non autorisé' }).waitFor();
    await show('session-ended');
  },
};
