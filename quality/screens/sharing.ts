import { estimated, flatInLaSoukra, ownPlace, verified } from '../browser/people.ts';
import { address } from '../browser/product.ts';
import { moveOver, signIn } from '../browser/steps.ts';
import { arrive, neighbour, type Walk } from './walk.ts';

export const sharing: Walk = {
  title: 'A shared estimate',
  async go({ page, request, show }) {
    const person = await verified(request, neighbour(8));
    await estimated(request, person, [flatInLaSoukra]);
    await arrive(page, '/login');
    await signIn(page, person);
    await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
    await page.getByRole('button', { name: 'Partager', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Partager cette estimation' });
    await sheet.waitFor();
    await show('share');
    await sheet.getByRole('button', { name: 'Créer le lien' }).click();
    const ready = page.getByRole('dialog', { name: 'Votre lien est prêt' });
    const url = await ready.getByLabel('Lien à partager').inputValue();
    await show('share-link');

    await page.goto(address + new URL(url).pathname);
    await moveOver(page);
    await page.getByRole('region', { name: 'Prix de vente' }).waitFor();
    const places = page.getByRole('region', { name: 'Les biens comparables par quartier' });
    await places.scrollIntoViewIfNeeded();
    await places.getByRole('button', { name: ownPlace }).waitFor();
    await show('shared');
    await page.goto('/partage/personne');
    await page.getByRole('heading', { name: 'Ce lien ne mène plus à rien' }).waitFor();
    await show('shared-dead');

    await page.goto('/mes-donnees');
    const links = page.getByRole('region', { name: 'Liens de partage' });
    await links.getByRole('listitem').waitFor();
    await show('my-data-shares', { part: links });
    await links.getByRole('button', { name: 'Révoquer' }).click();
    await page.getByRole('dialog', { name: 'Révoquer ce lien ?' }).waitFor();
    await show('my-data-revoking');
  },
};
