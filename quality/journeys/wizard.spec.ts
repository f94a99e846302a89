import { expect, test } from '../browser/journey.ts';
import { estimated, flatInLaSoukra, verified } from '../browser/people.ts';
import { answerAsSeller, describeApartment, expectBothFigures, pickPlace, signIn } from '../browser/steps.ts';

test('each step leads back to the one before, and the first to where one came from', async ({ page }) => {
  await pickPlace(page, 'La Soukra');
  await describeApartment(page);
  await answerAsSeller(page);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  const back = page.getByRole('button', { name: 'Retour' });
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeVisible();
  await back.click();
  await expect(page.getByRole('button', { name: /J.ai déjà un compte/ })).toBeVisible();
  await back.click();
  await expect(page.getByRole('radio', { name: 'Les deux' })).toBeChecked();
  await back.click();
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('100');
  await back.click();
  await expect(page).toHaveURL('/');
});

test('the questions about the project appear one after the other, as the answers call for them', async ({
  page,
}) => {
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await describeApartment(page);
  await page.getByRole('button', { name: 'Obtenir mon estimation' }).click();
  await expect(page.getByText(/^Veuillez sélectionner l.usage du bien$/)).toBeVisible();
  const question = (name: string | RegExp) => page.getByRole('group', { name });
  await expect(question('Votre intention')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Autre' }).check();
  await page.getByRole('radio', { name: 'Acheter' }).check();
  await expect(question('Votre échéance').getByRole('radio')).toHaveCount(6);
  await page.getByRole('radio', { name: 'Vendre' }).check();
  await expect(page.getByRole('radio', { name: 'Déjà vendu' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Déjà loué' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dès que possible' }).check();
  await expect(question('Mode de commercialisation')).toBeVisible();
  await page.getByRole('radio', { name: 'Connaître la valeur' }).check();
  await expect(question('Votre échéance')).toHaveCount(0);
  await expect(question('Mode de commercialisation')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Vendre' }).check();
  await expect(question('Votre échéance').getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Pas de projet' }).check();
  await expect(question('Mode de commercialisation')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Je suis propriétaire de ce bien' })).not.toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: 'Je souhaite recevoir des offres de professionnels' }),
  ).not.toBeChecked();
});

test('a field says what it wants, then what is wrong with it', async ({ page }) => {
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await page.getByRole('button', { name: 'Appartement' }).click();
  const rooms = page.getByLabel('Nombre de pièces', { exact: true });
  await expect(rooms).toHaveAccessibleDescription(/S\+2\s=\s3\spièces/);
  await page.getByLabel('Surface (m²)', { exact: true }).fill('100');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(rooms).toBeFocused();
  await expect(rooms).toHaveAccessibleDescription(/S\+2\s=\s3\spièces.*Le nombre de pièces est requis/);
});

test('rooms are chosen as S+2, typed as S+2 or as their number', async ({ page }) => {
  await page.goto('/estimation?lat=36.876&lng=10.247');
  await page.getByRole('button', { name: 'Appartement' }).click();
  const rooms = page.getByLabel('Nombre de pièces', { exact: true });
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await chip('S+2').click();
  await expect(rooms).toHaveValue('3');
  await rooms.fill('s+4');
  await expect(chip('S+4')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('S+2')).toHaveAttribute('aria-pressed', 'false');
  await chip('Plus de pièces').click();
  await expect(rooms).toBeFocused();
  await expect(rooms).toHaveValue('');
  await rooms.fill('8');
  await expect(chip('Plus de pièces')).toHaveAttribute('aria-pressed', 'true');
  await rooms.fill('S+2');
  await page.getByLabel('Surface (m²)', { exact: true }).fill('100');
  await page.getByLabel('Nombre de salles de bain', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('group', { name: 'Usage du bien' })).toBeVisible();
});

test('whoever is signed in takes the answers of the last estimate in one tap, and may change them', async ({
  page,
  request,
}) => {
  const person = await verified(request);
  const stated = {
    property_usage: 'residence-secondaire',
    intended_action: 'louer',
    sale_timeline: 'asap',
    sale_method: 'self',
    is_owner: true,
    explore_pro_opportunities: true,
  };
  await estimated(request, person, [{ ...flatInLaSoukra, ...stated }]);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await pickPlace(page, 'La Marsa');
  await describeApartment(page);
  const offer = page.getByRole('group', { name: 'Vos dernières réponses' });
  await expect(offer).toContainText(
    'Résidence secondaire · Louer · Dès que possible · Par moi-même · Propriétaire',
  );
  await offer.getByRole('button', { name: 'Reprendre ces réponses' }).click();
  await expect(offer).toBeHidden();
  for (const answer of ['Résidence secondaire', 'Louer', 'Dès que possible', 'Par moi-même'])
    await expect(page.getByRole('radio', { name: answer })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Je suis propriétaire de ce bien' })).toBeChecked();
  // a consent is given each time
  await expect(page.getByRole('checkbox', { name: /recevoir des offres/ })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Vendre' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Vendre' })).toBeChecked();
  await page.getByRole('button', { name: 'Obtenir mon estimation' }).click();
  await expectBothFigures(page);
});
