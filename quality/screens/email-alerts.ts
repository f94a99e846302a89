import { expect } from '@playwright/test';
import { emailsTo, verified } from '../browser/people.ts';
import { enterCode, moveOver, signIn } from '../browser/steps.ts';
import { arrive, closeMessages, neighbour, type Walk } from './walk.ts';

export const emailAlerts: Walk = {
  title: 'Alerts by email',
  async go({ page, request, show }) {
    const person = await verified(request, neighbour(10));
    const newest = async (nth: number) => {
      await expect.poll(() => emailsTo(person.email).length).toBeGreaterThanOrEqual(nth);
      return emailsTo(person.email)[nth - 1]!;
    };
    await arrive(page, '/mes-donnees');
    await signIn(page, person);
    const alerts = page.getByRole('region', { name: 'Mes alertes par email' });
    await alerts.getByRole('checkbox', { name: 'Prévenez-moi par email' }).click();
    await alerts.getByText('Rien ne partira').waitFor();
    await closeMessages(page);
    await show('my-data-alerts', { part: alerts });
    await alerts.getByRole('button', { name: 'Envoyer le code' }).click();
    const { text } = await newest(1);
    await alerts.getByText(/^Code envoyé à/).waitFor();
    await show('my-data-alerts-code', { part: alerts });
    await enterCode(page, /\d{6}/.exec(text)![0]);
    await alerts.getByText(/, vérifiée le /).waitFor();
    await closeMessages(page);
    await show('my-data-alerts-verified', { part: alerts });

    // as after three refusals of the mail server
    await page.route('**/api/user/profile', async (route) => {
      const response = await route.fetch();
      const { data, ...answer } = (await response.json()) as { data: object };
      const json = { ...answer, data: { ...data, emailStoppedAt: '2026-11-02T09:00:00.000Z' } };
      await route.fulfill({ response, json });
    });
    await page.reload();
    await alerts.getByText('Nous n’écrivons plus').waitFor();
    await show('my-data-alerts-stopped', { part: alerts });

    const email = await newest(2);
    await page.goto('about:blank');
    await page.setContent(email.html);
    await show('email-alerts');
    await page.goto(new URL(/http\S+\/desinscription\/\S+/.exec(email.text)![0]).pathname);
    await show('unsubscribe');
    await page.getByRole('button', { name: 'Me désinscrire' }).click();
    await page.getByRole('heading', { name: 'Désinscription enregistrée' }).waitFor();
    await moveOver(page);
    await show('unsubscribed');
    await page.goto('/desinscription/personne');
    await show('unsubscribe-unknown');
  },
};
