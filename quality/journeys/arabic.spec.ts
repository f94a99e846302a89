import { expect, test } from '../browser/journey.ts';
import type { Page } from '@playwright/test';
import {
  codeReceived,
  flatInLaSoukra,
  estimated,
  messagesTo,
  somebody,
  verified,
} from '../browser/people.ts';
import { address } from '../browser/product.ts';

const phone = { width: 390, height: 844 };

/** The figure of each side, whatever its language. */
async function figures(page: Page, names: readonly [sale: string, rent: string]): Promise<number[]> {
  return Promise.all(
    names.map(async (name) => {
      const side = page.getByRole('region', { name });
      await side.waitFor();
      const [, figure = ''] = /(?:environ|حوالي)\D*(\d[\d\s]*\d)/.exec(await side.innerText()) ?? [];
      return Number(figure.replace(/\s/g, ''));
    }),
  );
}

const arabicSides = ['ثمن البيع', 'معلوم الكراء الشهري'] as const;
const frenchSides = ['Prix de vente', 'Loyer mensuel'] as const;

test('an owner who reads Arabic describes a flat, opens an account and reads two figures, the same in French', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const person = somebody();
  await page.goto('/ar/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'قدّر عقارك' }).first().click();
  const picker = page.getByRole('dialog', { name: 'اختر موقع عقارك' });
  await picker.getByRole('combobox', { name: 'البحث عن مكان' }).fill('سكرة');
  await page.getByRole('option').first().click();
  await picker.getByRole('button', { name: 'تأكيد' }).click();

  await page.getByRole('button', { name: 'شقة' }).click();
  await page.getByLabel('المساحة (م²)', { exact: true }).fill('١٠٠');
  await page.getByLabel('عدد الغرف', { exact: true }).fill('٣');
  await page.getByLabel('عدد بيوت الاستحمام', { exact: true }).fill('١');

  await page.getByRole('button', { name: 'القائمة' }).click();
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL(/^[^?]*\/estimation\?/);
  await expect(page.getByLabel('Surface (m²)', { exact: true })).toHaveValue('100');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page.getByLabel('عدد الغرف', { exact: true })).toHaveValue('٣');

  await page.getByRole('button', { name: 'مواصلة' }).click();
  // it stands where the button stood: a click so soon would be taken for the second of two
  await page.getByRole('radio', { name: 'مسكن رئيسي' }).press('Space');
  await page.getByRole('radio', { name: 'البيع', exact: true }).check();
  await page.getByRole('radio', { name: 'خلال 3 أشهر' }).check();
  await page.getByRole('radio', { name: 'الاثنان معًا' }).check();
  await page.getByRole('button', { name: 'احصل على تقديرك' }).click();
  await page.getByRole('button', { name: 'إنشاء حساب' }).click();
  await page.getByLabel('الاسم واللقب', { exact: true }).fill(person.name);
  await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(person.email);
  await page.getByLabel('الهاتف', { exact: true }).fill(person.phone);
  await page.getByLabel('كلمة السر', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'إنشاء حسابي' }).click();
  const code = await codeReceived(person);
  const [sms = ''] = messagesTo(person.phone);
  expect(sms).toMatch(/[\u0621-\u064a]/);
  expect(sms.length).toBeLessThanOrEqual(70);
  await page.getByRole('textbox', { name: 'رمز التثبت' }).fill(code);

  const read = await figures(page, arabicSides);
  expect(read[0]).toBeGreaterThan(100_000);
  expect(read[1]).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'القائمة' }).click();
  await page.getByRole('link', { name: 'Français' }).first().click();
  expect(await figures(page, frenchSides)).toEqual(read);
  // the steps before were in Arabic
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toHaveCount(0);
});

test('a link shared from an Arabic page opens in Arabic, with the figures of its estimate', async ({
  page,
  request,
  browser,
}) => {
  const person = await verified(request, somebody());
  await estimated(request, person, [flatInLaSoukra]);
  await page.goto('/ar/login');
  await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(person.email);
  await page.getByLabel('كلمة السر', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).last().click();
  await page.getByRole('button', { name: 'انقر لعرض التفاصيل' }).click();
  const read = await figures(page, arabicSides);
  await page.getByRole('button', { name: 'مشاركة', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'مشاركة هذا التقدير' });
  await sheet.getByRole('button', { name: 'إنشاء الرابط' }).click();
  const url = await page.getByLabel('رابط للمشاركة').inputValue();
  expect(new URL(url).pathname).toMatch(/^\/ar\/partage\//);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address + new URL(url).pathname);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ar');
  expect(read[0]).toBeGreaterThan(100_000);
  expect(await figures(elsewhere, arabicSides)).toEqual(read);
});

test('a forgotten password is replaced, a flat followed and the prices of a town read, all in Arabic', async ({
  page,
  request,
}) => {
  const person = await verified(request, somebody());
  await estimated(request, person, [flatInLaSoukra, flatInLaSoukra]);
  await page.goto('/ar/prix-immobilier/tunis');
  await page.getByRole('link', { name: 'المرسى' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أسعار العقارات: المرسى');
  const flat = page
    .getByRole('region', { name: /^للبيع/ })
    .getByRole('row')
    .filter({ hasText: 'شقة' });
  await expect(flat.getByRole('cell').first()).toHaveText(/^\d[\s\u202f]\d{2}0$/u);

  await page.goto('/ar/login');
  await page.getByRole('link', { name: 'هل نسيت كلمة السر؟' }).click();
  // the field of the login page has the same label
  const send = page.getByRole('button', { name: 'إرسال الرمز' });
  await send.waitFor();
  await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(person.email);
  await send.click();
  await page.getByRole('textbox', { name: 'رمز التثبت' }).fill(await codeReceived(person, 2));
  await page.getByLabel('كلمة السر الجديدة', { exact: true }).fill('citron-et-sel-27');
  await page.getByLabel('تأكيد كلمة السر', { exact: true }).fill('citron-et-sel-27');
  await page.getByRole('button', { name: 'تغيير كلمة السر' }).click();
  await expect(page).toHaveURL('/ar/forgot-password/success');
  await page.goto('/ar/login');
  await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(person.email);
  await page.getByLabel('كلمة السر', { exact: true }).fill('citron-et-sel-27');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).last().click();

  await page.getByRole('link', { name: /^عرض/ }).click();
  await page.getByRole('button', { name: 'متابعة هذا العقار' }).click();
  await expect(page.getByRole('button', { name: 'إيقاف المتابعة' })).toBeVisible();
});
