import { test as testWithLoudConsole, type TestInfo } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { accessFaults } from './check-access.ts';
import { fieldsWithoutDirection, tornLines } from './torn-lines.ts';
import { faultsAttachment } from './faults-table.ts';
import { arabic } from '../screens/arabic.ts';
import { failedPage } from '../screens/other-pages.ts';
import { take, type Stage, type Walk } from '../screens/walk.ts';
import { walks } from '../screens/walks.ts';

const title = (walk: Walk) => `every scene is in reach of everybody: ${walk.title}`;

const check =
  (walk: Walk) =>
  async ({ page, request }: Pick<Stage, 'page' | 'request'>, testInfo: TestInfo) => {
    testInfo.setTimeout(900_000);
    await take(walk, { page, request }, async (scene, view) => {
      const faults = await accessFaults(page, view);
      await testInfo.attach(scene, { contentType: faultsAttachment, body: JSON.stringify(faults) });
      expect.soft(faults, scene).toEqual([]);
    });
  };

for (const walk of [...walks, ...arabic]) test(title(walk), check(walk));
testWithLoudConsole(title(failedPage), check(failedPage));

test('what a line from right to left would tear is found, and a field that cannot hold Arabic', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="ar" dir="rtl"><body>
    <p>من <bdi dir="ltr">252 000</bdi> إلى <bdi dir="rtl">407 000 د.ت</bdi>، <span dir="ltr">20 123 456</span></p>
    <svg><text>\u20663 160\u2069</text></svg><input dir="auto">
    <p>غرفتان و2 طوابق</p><p>شقة في La Marsa</p><p>\u2066S+2\u2069</p>
    <p><bdi dir="ltr">191 425</bdi> د.ت</p><svg><text>1 250</text></svg><textarea></textarea>
  </body></html>`);
  expect(await page.evaluate(tornLines)).toEqual([
    'outside an isolate: غرفتان و2 طوابق',
    'outside an isolate: شقة في La Marsa',
    'marks: \u2066S+2\u2069',
    'outside an isolate: \u2066S+2\u2069',
    'outside an isolate: 1 250',
    'apart from its unit: 191 425 د.ت',
  ]);
  expect(await page.evaluate(fieldsWithoutDirection)).toEqual(['no direction: <textarea></textarea>']);
});
