import { codeReceived, registered, verified } from '../browser/people.ts';
import { anotherCode, enterCode, signIn } from '../browser/steps.ts';
import { arrive, neighbour, type Walk } from './walk.ts';

export const account: Walk = {
  title: 'Registration, login and a forgotten password',
  async go({ page, request, show }) {
    await arrive(page, '/register');
    await page.getByRole('button', { name: 'Créer mon compte' }).waitFor();
    await show('register');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByText('Le nom et prénom sont requis').waitFor();
    await show('register-errors');
    const newcomer = neighbour(1);
    await page.getByLabel('Nom et prénom', { exact: true }).fill(newcomer.name);
    await page.getByLabel('Email', { exact: true }).fill(newcomer.email);
    await page.getByLabel('Téléphone', { exact: true }).fill(newcomer.phone);
    await page.getByLabel('Mot de passe', { exact: true }).fill(newcomer.password);
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(newcomer.password);
    await show('register-filled');

    await page.goto('/login');
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    await show('login');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Le mot de passe est requis').waitFor();
    await show('login-errors');
    const person = await verified(request, neighbour(2));
    await signIn(page, { ...person, password: 'pas-le-bon' });
    await page.getByText('Email ou mot de passe incorrect').first().waitFor();
    await show('login-refused');
    await signIn(page, await registered(request, neighbour(3)));
    await page.getByRole('button', { name: 'Envoyer le code' }).waitFor();
    await show('code-to-send');
    await page.getByRole('button', { name: 'Envoyer le code' }).click();
    await page.waitForURL('/verify-phone');
    await page.getByRole('textbox', { name: 'Code de vérification' }).waitFor();
    await show('code-to-enter');

    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Envoyer le code' }).waitFor();
    await show('password-forgotten');
    await page.getByLabel('Email', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Envoyer le code' }).click();
    await page.getByText(/^L.email est requis$/).waitFor();
    await show('password-forgotten-error');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Envoyer le code' }).click();
    await page.waitForURL('/forgot-password/verify');
    await show('password-code');
    const code = await codeReceived(person, 2);
    await enterCode(page, anotherCode(code));
    await page.getByText('Code de réinitialisation invalide').waitFor();
    await show('password-code-wrong');
    await enterCode(page, code);
    await page.waitForURL('/forgot-password/reset');
    await page.getByLabel('Nouveau mot de passe', { exact: true }).waitFor();
    await show('password-new');
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('citron-et-sel-27');
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('citron-et-sel-72');
    await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
    await page.getByText('Les mots de passe ne correspondent pas').waitFor();
    await show('password-new-errors');
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('citron-et-sel-27');
    await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
    await page.waitForURL('/forgot-password/success');
    await page.getByRole('heading', { name: 'Conseils de sécurité' }).waitFor();
    await show('password-changed');

    await page.goto('/annuler#abcdefghijklmnopqrstuvwxyzab');
    await page.getByRole('button', { name: 'Reprendre mon compte' }).waitFor();
    await show('account-to-take-back');
    await page.getByRole('button', { name: 'Reprendre mon compte' }).click();
    await page.getByText(/^Ce lien n.est plus valable/).waitFor();
    await show('account-link-dead');
  },
};
