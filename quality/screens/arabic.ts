import type { Page } from '@playwright/test';
import { estimated, flatInLaSoukra, verified } from '../browser/people.ts';
import { address } from '../browser/product.ts';
import { moveOver } from '../browser/steps.ts';
import { closeMessages, phone, type Walk } from './walk.ts';

/** Pages that an address shows, by the name of their scene. */
const pages = {
  'arabic-legal-notice': '/mentions-legales',
  'arabic-prices-country': '/prix-immobilier',
  'arabic-prices-town': '/prix-immobilier/tunis/la-marsa',
  'arabic-comparison': '/prix-immobilier/comparer?zones=sousse,tunis/carthage,tunis/la-marsa',
  'arabic-reliability': '/fiabilite',
  'arabic-before-signing': '/avant-de-signer?title=arabic&owners=heirs&building=changed&occupied=tenant',
  'arabic-fees': '/frais?prix=480000&achat=300000&achete-le=2019-03-10&vendu-le=2026-11-22',
  'arabic-demo-property': '/property/villa-gammarth',
  'arabic-wizard': '/estimation?lat=36.876&lng=10.247',
  'arabic-register': '/register',
  'arabic-password-forgotten': '/forgot-password',
  'arabic-not-found': '/nulle-part',
};

async function arrive(page: Page) {
  await page.goto('/ar/');
  await page.getByRole('button', { name: 'رفض' }).click();
}

const door: Walk = {
  title: 'In Arabic: the front door',
  async go({ page, show }) {
    await arrive(page);
    await show('arabic-landing');
    await page.setViewportSize({ width: phone, height: 844 });
    await page.getByRole('button', { name: 'القائمة' }).click();
    await show('arabic-menu', { widths: [phone] });
    await page.getByRole('button', { name: 'قدّر عقارك' }).click();
    await page.getByRole('combobox', { name: 'البحث عن مكان' }).fill('سكرة');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'تأكيد' }).waitFor();
    await show('arabic-map');
  },
};

const addresses: Walk = {
  title: 'In Arabic: pages with an address',
  async go({ page, show }) {
    await arrive(page);
    for (const [scene, path] of Object.entries(pages)) {
      await page.goto(`/ar${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('contentinfo').waitFor();
      await show(scene);
    }
  },
};

const owner: Walk = {
  title: 'In Arabic: an owner',
  async go({ page, request, show }) {
    await arrive(page);
    const person = await verified(request);
    const refined = { ...flatInLaSoukra.details, elevator: true, condition: 'new' };
    await estimated(request, person, [flatInLaSoukra, { ...flatInLaSoukra, details: refined }]);
    await page.goto('/ar/login');
    await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(person.email);
    await page.getByLabel('كلمة السر', { exact: true }).fill(person.password);
    await show('arabic-login');
    await page.getByRole('button', { name: 'تسجيل الدخول' }).last().click();
    await page.getByRole('article').first().waitFor();
    await show('arabic-dashboard');
    await page.getByRole('link', { name: /^عرض/ }).click();
    await page.getByRole('button', { name: 'متابعة هذا العقار' }).click();
    await page.getByRole('button', { name: 'إيقاف المتابعة' }).waitFor();
    await closeMessages(page);
    await show('arabic-property');
    await page.goto('/ar/mes-donnees');
    await page.getByLabel('الاسم واللقب').waitFor();
    await show('arabic-my-data');

    await page.goto('/ar/dashboard');
    await page.getByRole('button', { name: 'انقر لعرض التفاصيل' }).first().click();
    await page.getByRole('region', { name: 'ثمن البيع' }).waitFor();
    await show('arabic-results');
    await page.getByRole('button', { name: 'مشاركة', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'مشاركة هذا التقدير' });
    await sheet.getByRole('button', { name: 'إنشاء الرابط' }).click();
    const url = await page.getByLabel('رابط للمشاركة').inputValue();
    await show('arabic-share');
    await page.goto(address + new URL(url).pathname);
    await moveOver(page);
    await page.getByRole('region', { name: 'ثمن البيع' }).waitFor();
    await show('arabic-shared');
  },
};

/** The screens that are laid out in another way from right to left. */
export const arabic = [door, addresses, owner];
