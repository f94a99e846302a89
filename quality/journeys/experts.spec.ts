import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withManualRequest, atWork, madeExpert } from '../browser/experts.ts';
import { expect, test } from '../browser/journey.ts';
import { endSession, messagesTo, pastEstimates, tokenOf, verified } from '../browser/people.ts';
import { appKey } from '../browser/product.ts';
import { loseAnswer, signIn } from '../browser/steps.ts';

const work = (page: Page) => page.getByRole('region', { name: 'Traitement' });
const history = (page: Page) => page.getByRole('region', { name: 'Historique' });

test('a request goes from its form to an expert, and back to the owner with a final price', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const owner = await verified(request);
  await pastEstimates(request, owner, 1);
  await page.goto('/login');
  await signIn(page, owner);
  await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).click();
  await page.getByRole('button', { name: 'Demander une estimation manuelle' }).click();
  const dialog = page.getByRole('dialog', { name: /Demande d.estimation manuelle/ });
  await dialog.getByRole('radio', { name: 'Email et téléphone' }).check();
  await dialog.getByRole('radio', { name: 'Soir 18h-20h' }).check();
  await dialog.getByLabel(/^Message à l.expert$/).fill('Un balcon plein sud.');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Il vous contacte sous 24 heures')).toBeVisible();

  const expert = await atWork(browser, madeExpert('Leïla Trabelsi'), '/experts');
  await expert.getByRole('searchbox', { name: 'Rechercher' }).fill(owner.phone.slice(-6));
  await expect(expert.getByText('1 demande ·')).toBeVisible();
  await expect(expert.getByText(/^Reste 23\sh 5\d$/)).toBeVisible();
  await expert.getByRole('link', { name: 'Appartement · 101 m²' }).click();

  await expect(expert.getByRole('heading', { level: 1 })).toHaveText('Appartement · 101 m²');
  const contact = expert.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: /^\+216/ })).toHaveAttribute(
    'href',
    `tel:+216${owner.phone}`,
  );
  await expect(contact.getByRole('link', { name: owner.email })).toHaveAttribute('href', /^mailto:/);
  await expect(contact.getByText('Soir 18h-20h')).toBeVisible();
  await expect(contact.getByText('Un balcon plein sud.')).toBeVisible();
  await expect(expert.getByRole('application', { name: 'Carte du bien' })).toBeVisible();
  const estimate = expert.getByRole('region', { name: 'Estimation automatique' });
  await expect(estimate.getByText(/^(Très|Assez|Peu) semblable/).first()).toBeVisible();

  await work(expert).getByRole('button', { name: 'Prendre en charge' }).dblclick();
  await expect(work(expert).getByText('Vous suivez cette demande.')).toBeVisible();
  await expect(work(expert).getByRole('alert')).toBeEmpty();
  await page.goto('/dashboard?tab=manual');
  await expect(page.getByText(/^Un expert a déjà pris cette demande en charge/)).toBeVisible();
  await work(expert).getByRole('button', { name: 'Démarrer' }).press('Enter');
  await expect(work(expert).getByRole('button', { name: 'Terminer la demande' })).toBeVisible();
  await expect(work(expert).getByText('Vous suivez cette demande.')).toBeFocused();
  await work(expert).getByRole('button', { name: 'Terminer la demande' }).click();
  await expect(work(expert).getByText('Indiquez le prix final, en dinars.')).toBeVisible();
  const price = work(expert).getByLabel('Prix final', { exact: true });
  await expect(price).toBeFocused();
  await price.pressSequentially('455000');
  await expect(price).toHaveValue(/^455\s000$/);
  await work(expert).getByLabel('Prix bas', { exact: true }).fill('460000');
  await work(expert).getByRole('button', { name: 'Terminer la demande' }).click();
  await expect(work(expert).getByText('Indiquez les deux bornes de la fourchette, ou aucune.')).toBeVisible();
  await expect(work(expert).getByLabel('Prix bas', { exact: true })).toBeFocused();
  await work(expert).getByLabel('Prix bas', { exact: true }).fill('430000');
  await work(expert).getByLabel('Prix haut', { exact: true }).fill('480000');
  await work(expert).getByLabel('Loyer mensuel', { exact: true }).fill('1800');
  await work(expert).getByLabel('Commentaires', { exact: true }).fill('Étage élevé, rue calme.');
  await price.press('Enter');
  const question = work(expert).getByRole('heading', { name: /^Envoyer cette réponse au propriétaire/ });
  await expect(question).toBeFocused();
  await expect(work(expert).getByText('par rapport à l’estimation automatique')).toBeVisible();
  await question.press('Enter');
  await work(expert).getByRole('button', { name: 'Corriger' }).click();
  await expect(price).toHaveValue(/^455\s000$/);
  await price.press('Enter');
  // the server takes the answer, and what it says of it is lost
  const send = work(expert).getByRole('button', { name: 'Envoyer et terminer' });
  await loseAnswer(expert, 'experts/requests/*/moves');
  await send.click();
  await expect(expert.getByText(/Vérifiez votre connexion/)).toBeVisible();
  await send.click();
  await expect(expert.getByText('Demande terminée.')).toBeVisible();
  await expect(work(expert).getByRole('alert')).toBeEmpty();
  await expect(work(expert).getByText(/^De 430\s000 à 480\s000\sDT$/)).toBeVisible();
  await expect(work(expert).getByText(/^455\s000\sDT$/)).toBeVisible();
  await expect(history(expert).getByRole('listitem')).toContainText([
    'Terminée par vous',
    'Démarrée par vous',
    'Prise en charge par vous',
    `Demande faite par ${owner.name}`,
  ]);

  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Demandes manuelles' }).click();
  const card = page.getByRole('article');
  await expect(card.getByText('Terminée')).toBeVisible();
  await expect(card.getByText(/^455\s000\sDT$/)).toBeVisible();
  await expect(card.getByText('Étage élevé, rue calme.')).toBeVisible();
  await expect(card.getByText(/^de 430\s000 à 480\s000\sDT$/)).toBeVisible();
  await expect(card.getByText(/^1\s800\sDT\/mois$/)).toBeVisible();
  await expect(card.getByText('Un balcon plein sud.')).toBeVisible();
  await expect.poll(() => messagesTo(owner.phone).at(-1)).toContain('votre estimation manuelle est prete');

  const downloaded = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await readFile(await (await downloaded).path())).subarray(0, 5).toString()).toBe('%PDF-');
  const headers = { 'x-api-key': appKey, authorization: `Bearer ${await tokenOf(request, owner)}` };
  const exported = await (await request.get('/api/user/export', { headers })).json();
  await page.goto(`/verifier/${exported.data.manualRequests[0].reportNumber}`);
  await page.getByLabel('Prix de vente imprimé (DT)').fill('455000');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByText(/rapport d’un expert de Soumdar/)).toBeVisible();
});

test('experts write notes and calls for each other, which outlive a reload while they are typed', async ({
  request,
  browser,
}) => {
  const owner = await verified(request);
  const path = await withManualRequest(request, owner);
  const leila = await atWork(browser, madeExpert('Leïla Trabelsi'), path);
  const notes = (page: Page) => page.getByRole('region', { name: 'Notes et appels' });
  const note = notes(leila).getByLabel('Note interne', { exact: true });
  await notes(leila).getByRole('button', { name: 'Ajouter' }).click();
  await expect(notes(leila).getByText(/^Écrivez une note/)).toBeVisible();
  await note.fill('Le voisin a les clés.');
  await leila.reload();
  await expect(note).toHaveValue('Le voisin a les clés.');
  await notes(leila).getByRole('button', { name: 'Ajouter' }).click();
  await expect(notes(leila).getByRole('listitem')).toContainText(['Votre note']);
  await expect(note).toHaveValue('');
  await notes(leila).getByRole('combobox', { name: 'Appel' }).selectOption('Pas de réponse');
  await notes(leila).getByRole('button', { name: 'Ajouter' }).click();
  await expect(notes(leila).getByRole('listitem')).toContainText([
    /^Appel par vous\s: pas de réponse/,
    'Le voisin a les clés.',
  ]);

  const karim = await atWork(browser, madeExpert('Karim Mansouri'), path);
  await expect(notes(karim).getByRole('listitem')).toContainText([
    /^Appel par Leïla Trabelsi/,
    /^Note par Leïla Trabelsi/,
  ]);
  await expect(karim.getByText(/À répondre|à répondre/).first()).toContainText(/avant le \d/);

  const headers = { 'x-api-key': appKey, authorization: `Bearer ${await tokenOf(request, owner)}` };
  await request.delete(path.replace('/experts/demandes', '/api/manual-estimation'), { headers });
  await notes(karim).getByLabel('Note interne', { exact: true }).fill('Rappeler demain.');
  await notes(karim).getByRole('button', { name: 'Ajouter' }).click();
  await expect(karim.getByRole('heading', { name: 'Demande introuvable' })).toBeVisible();
  await expect(notes(karim)).toBeHidden();
  await work(leila).getByRole('button', { name: 'Démarrer' }).click();
  await expect(leila.getByRole('heading', { name: 'Demande introuvable' })).toBeVisible();
});

test('the second of two experts is told, and loses nothing typed', async ({ request, browser }) => {
  test.slow();
  const path = await withManualRequest(request, await verified(request));
  const leila = await atWork(browser, madeExpert('Leïla Trabelsi'), path);
  const karim = await atWork(browser, madeExpert('Karim Mansouri'), path);

  const start = work(karim).getByRole('button', { name: 'Démarrer' });
  await expect(start).toBeVisible();
  await work(leila).getByRole('button', { name: 'Démarrer' }).click();
  await work(leila).getByLabel('Prix final', { exact: true }).fill('850000');
  await work(leila).getByLabel('Commentaires', { exact: true }).fill('Vue dégagée.');

  await start.click();
  const alert = work(karim).getByRole('alert');
  await expect(alert.getByText('Cette demande a changé entre-temps')).toBeVisible();
  await expect(alert.getByText(/^Démarrée par Leïla Trabelsi/)).toBeVisible();
  await alert.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(alert.getByText('Cette demande a changé entre-temps')).toBeHidden();
  await work(karim).getByRole('button', { name: 'Reprendre la demande' }).click();
  await expect(work(karim).getByText('Vous suivez cette demande.')).toBeVisible();

  await work(leila).getByRole('button', { name: 'Terminer la demande' }).click();
  await work(leila).getByRole('button', { name: 'Envoyer et terminer' }).click();
  await expect(
    work(leila)
      .getByRole('alert')
      .getByText(/^Prise en charge par Karim Mansouri/),
  ).toBeVisible();
  await expect(work(leila).getByText('Votre saisie, non envoyée')).toBeVisible();
  await expect(work(leila).getByText('Vue dégagée.')).toBeVisible();
  await work(leila).getByRole('button', { name: 'Reprendre la demande' }).click();
  await expect(work(leila).getByLabel('Prix final', { exact: true })).toHaveValue(/^850\s000$/);
  await leila.reload();
  await work(leila).getByRole('button', { name: 'Terminer la demande' }).click();
  await work(leila).getByRole('button', { name: 'Envoyer et terminer' }).click();
  await expect(work(leila).getByText(/^850\s000\sDT$/)).toBeVisible();
  await expect(history(leila).getByText('Prise en charge par Karim Mansouri')).toBeVisible();
});

test('a request is cancelled with its reason; the list is filtered and saved as a file', async ({
  request,
  browser,
}) => {
  test.slow();
  const owner = await verified(request);
  const path = await withManualRequest(request, owner);
  const expert = await atWork(browser, madeExpert('Leïla Trabelsi'), path);
  const estimate = expert.getByRole('region', { name: 'Estimation automatique' });
  await expect(estimate.getByText(/il faut au moins 4\sbiens comparables/).first()).toBeVisible();
  await work(expert).getByRole('button', { name: 'Annuler la demande…' }).click();
  const reason = work(expert).getByLabel('Motif de l’annulation', { exact: true });
  await expect(reason).toBeFocused();
  await work(expert).getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(work(expert).getByText('Indiquez le motif de l’annulation.')).toBeVisible();
  await reason.fill('Numéro injoignable.');
  await work(expert).getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(expert.getByText('Demande annulée.')).toBeVisible();

  await expert.getByRole('link', { name: 'Toutes les demandes' }).click();
  await expert.getByRole('searchbox', { name: 'Rechercher' }).fill(owner.email);
  await expert.getByRole('combobox', { name: 'Statut' }).selectOption('En attente');
  await expect(expert.getByText('Aucune demande trouvée')).toBeVisible();
  await expert.getByRole('combobox', { name: 'Statut' }).selectOption('Annulée');
  const line = expert.getByRole('row').filter({ hasText: owner.email });
  await expect(line.getByText('Annulée', { exact: true })).toBeVisible();

  const download = expert.waitForEvent('download');
  await expert.getByRole('button', { name: 'Exporter (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^demandes-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF/);
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).toContain(owner.email);

  await line.getByRole('link', { name: 'Villa · 300 m²' }).click();
  await expert.goBack();
  await expect(expert.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue(owner.email);
});

test('what an owner asks about their data is answered', async ({ request, browser }) => {
  const owner = await verified(request);
  const headers = { 'x-api-key': appKey, authorization: `Bearer ${await tokenOf(request, owner)}` };
  const question = await request.post('/api/user/privacy-requests', {
    headers,
    data: { kind: 'objection', message: `Écrivez-moi à ${owner.email}.` },
  });
  expect(question.status()).toBe(201);
  const expert = await atWork(browser, madeExpert('Leïla Trabelsi'), '/experts/donnees-personnelles');
  const card = expert.getByRole('article').filter({ hasText: `Écrivez-moi à ${owner.email}.` });
  await expect(card.getByText(/^Avant le /)).toBeVisible();
  await card.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(card.getByText('Choisissez d’accepter ou de refuser la demande.')).toBeVisible();
  await card.getByRole('radio', { name: 'Accepter' }).check();
  await card.getByLabel('Réponse', { exact: true }).fill('Votre opposition est prise en compte.');
  await card.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(card.getByText('Demande acceptée')).toBeVisible();
  await expect(card.getByText('Votre opposition est prise en compte.')).toBeVisible();
});

test('what an expert answers about data is back after another page and another sign-in, until it is sent', async ({
  request,
  browser,
}) => {
  const owner = await verified(request);
  const headers = { 'x-api-key': appKey, authorization: `Bearer ${await tokenOf(request, owner)}` };
  const message = `Appelez ${owner.email}.`;
  await request.post('/api/user/privacy-requests', { headers, data: { kind: 'limitation', message } });
  const person = madeExpert('Leïla Trabelsi');
  const expert = await atWork(browser, person, '/experts/donnees-personnelles');
  const card = expert.getByRole('article').filter({ hasText: message });
  const answer = card.getByLabel('Réponse', { exact: true });
  await card.getByRole('radio', { name: 'Refuser' }).check();
  await answer.fill('Vos données sont exactes.');
  await expert.getByRole('link', { name: 'Chiffres' }).click();
  await expect(expert).toHaveURL('/experts/chiffres');
  await expert.getByRole('link', { name: 'Données personnelles' }).click();
  await expect(answer).toHaveValue('Vos données sont exactes.');
  await endSession(request, await expert.evaluate(() => localStorage.getItem('token') ?? ''));
  await card.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(expert).toHaveURL('/login');
  await signIn(expert, person);
  await expect(card.getByRole('radio', { name: 'Refuser' })).toBeChecked();
  await card.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(card.getByText('Vos données sont exactes.')).toBeVisible();
  expect(await expert.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'exactes',
  );
});
