import { withManualRequest, madeExpert } from '../browser/experts.ts';
import { tokenOf, verified } from '../browser/people.ts';
import { appKey } from '../browser/product.ts';
import { signIn } from '../browser/steps.ts';
import { arrive, closeMessages, neighbour, type Walk } from './walk.ts';

export const experts: Walk = {
  title: 'The experts’ area',
  async go({ page, request, show }) {
    const owner = await verified(request, neighbour(7));
    const path = await withManualRequest(request, owner);
    await request.post('/api/user/privacy-requests', {
      headers: { 'x-api-key': appKey, authorization: `Bearer ${await tokenOf(request, owner)}` },
      data: { kind: 'objection', message: 'Plus aucune prospection, s’il vous plaît.' },
    });
    await arrive(page, '/experts');
    await signIn(page, owner);
    await page.getByRole('heading', { name: 'Espace réservé aux experts' }).waitFor();
    await show('experts-only');
    await page.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
    });
    await page.goto('/experts');
    await signIn(page, madeExpert('Leïla Trabelsi'));
    const search = page.getByRole('searchbox', { name: 'Rechercher' });
    await search.fill(owner.email);
    await page.getByText('1 demande ·').waitFor();
    await show('experts-queue');
    await search.fill('personne@exemple.tn');
    await page.getByText('Aucune demande trouvée').waitFor();
    await show('experts-queue-nothing');

    await page.goto(path);
    const work = page.getByRole('region', { name: 'Traitement' });
    await work.getByRole('button', { name: 'Démarrer' }).waitFor();
    await page.locator('.leaflet-tile-loaded').first().waitFor();
    await show('experts-request');
    await work.getByRole('button', { name: 'Démarrer' }).click();
    await work.getByRole('button', { name: 'Terminer la demande' }).click();
    await work.getByText('Indiquez le prix final, en dinars.').waitFor();
    await show('experts-request-errors');
    await work.getByRole('button', { name: 'Annuler la demande…' }).click();
    await work.getByLabel('Motif de l’annulation', { exact: true }).waitFor();
    await show('experts-request-cancelled');
    await work.getByLabel('Prix final', { exact: true }).fill('850000');
    await work.getByRole('button', { name: 'Terminer la demande' }).click();
    await work.getByRole('button', { name: 'Envoyer et terminer' }).click();
    await page.getByText('Demande terminée.').waitFor();
    await show('experts-request-done');
    await closeMessages(page);

    for (const [name, scene] of [
      ['Justificatifs', 'experts-proofs'],
      ['Chiffres', 'experts-figures'],
      ['Alertes', 'experts-alerts'],
      ['Données personnelles', 'experts-privacy'],
      ['Sécurité', 'experts-security'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Espace experts' }).getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('Chargement…').waitFor({ state: 'hidden' });
      await show(scene);
    }
  },
};
