import {
  anotherCode,
  answerAsSeller,
  createAccount,
  describeApartment,
  enterCode,
  hold,
} from '../browser/steps.ts';
import { codeReceived } from '../browser/people.ts';
import { arrive, neighbour, type Walk } from './walk.ts';

export const wizard: Walk = {
  title: 'An estimate, from the type to the account and its figures',
  async go({ page, show }) {
    await arrive(page, '/estimation');
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await page.getByText('Aucun emplacement choisi').waitFor();
    await show('wizard-without-place');
    await page.goto('/estimation?lat=32.9&lng=9.5');
    await page.getByText('Lieu non couvert').waitFor();
    await show('wizard-uncovered');
    await page.goto('/estimation?lat=36.876&lng=10.247');
    await page.getByRole('button', { name: 'Appartement' }).waitFor();
    await page.getByText(/annonces de vente/).waitFor();
    await show('wizard-type');
    for (const [type, name] of [
      ['Terrain', 'land'],
      ['Villa', 'villa'],
      ['Maison', 'house'],
      ['Appartement', 'apartment'],
    ] as const) {
      await page.getByRole('button', { name: type }).click();
      await page.getByLabel('Surface (m²)', { exact: true }).waitFor();
      await show(`wizard-details-${name}`);
    }
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('La surface est requise et doit être supérieure à 0').waitFor();
    await show('wizard-details-errors');
    await page.getByRole('button', { name: 'Terrain' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('Veuillez indiquer si le terrain est constructible').waitFor();
    await show('wizard-details-land-errors');
    await page.getByRole('button', { name: 'Appartement' }).click();
    await page.getByLabel('Surface (m²)', { exact: true }).fill('1200');
    await page.getByLabel('Nombre de pièces', { exact: true }).fill('2');
    await page.getByLabel('Nombre de salles de bain', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: /Oui, c.est bien cela/ }).waitFor();
    await show('wizard-unusual');
    await page.getByRole('button', { name: 'Corriger' }).click();
    await describeApartment(page);
    await page.getByRole('group', { name: 'Usage du bien' }).waitFor();
    await show('wizard-project');
    await page.getByRole('button', { name: 'Obtenir mon estimation' }).click();
    await page.getByText(/^Veuillez sélectionner l.usage du bien$/).waitFor();
    await show('wizard-project-errors');
    await page.getByRole('radio', { name: 'Résidence principale' }).check();
    await page.getByRole('radio', { name: 'Vendre' }).check();
    await page.getByRole('radio', { name: 'Dans 3 mois' }).check();
    await page.getByRole('radio', { name: 'Les deux' }).check();
    await show('wizard-project-answered');

    await answerAsSeller(page);
    await page.getByRole('button', { name: /J.ai déjà un compte/ }).waitFor();
    await show('wizard-account-choice');
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await page.getByRole('button', { name: 'Créer mon compte' }).waitFor();
    await show('wizard-account');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByText('Le nom et prénom sont requis').waitFor();
    await show('wizard-account-errors');
    await page.getByRole('button', { name: 'Retour' }).click();

    const person = neighbour(0);
    const account = await hold(page, '/api/auth/register');
    await createAccount(page, person);
    await page.getByText('Création du compte...').waitFor();
    await show('account-under-way');
    account.letGo();
    await page.waitForURL('/send-verification-code');
    await page.getByText(/^Compte créé avec succès/).waitFor();
    await show('code-sent-after-account');
    const code = await codeReceived(person);
    await page.waitForURL('/verify-phone');
    await enterCode(page, anotherCode(code));
    await page.getByText('Code de vérification invalide').waitFor();
    await show('code-wrong');
    const estimate = await hold(page, '/api/estimation/calculate');
    await enterCode(page, code);
    await page.getByText('Estimation en cours...').waitFor();
    await show('estimate-under-way');
    estimate.letGo();
    await page.waitForURL('/estimation/results');
    await page.getByRole('region', { name: 'Prix de vente' }).waitFor();
    await show('results-after-account');
  },
};
