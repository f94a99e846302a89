/** `npm run lighthouse`: Lighthouse on a phone, the median of five loads of each page. Times are reported, not checked. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { withAuditedPage } from './audit.ts';
import { auditedPages } from './audited-pages.ts';
import { report, type PageAudits } from './report.ts';
import { realListings } from '../browser/product.ts';

const reportFile = join(import.meta.dirname, '..', '..', 'docs', 'lighthouse.md');
const introduction = `# Lighthouse

Written by \`npm run lighthouse\`: the phone and the network that Lighthouse imagines, medians of the loads of each page. Figures
of time hang on the machine; this one had ${availableParallelism()} cores. ${
  realListings
    ? 'The market was of real advertisements.'
    : 'The market was the sample, so search engines are kept from its prices.'
}`;
const done: PageAudits[] = [];

for (const { title, indexed, isQuick, showsMarket, prepare, load } of auditedPages) {
  test(`${title}${isQuick ? ' @quick' : ''}`, async ({ request }, { project }) => {
    const runs = project.name === 'quick' && title !== 'landing' ? 1 : 5;
    await withAuditedPage(async (page, audit) => {
      await prepare?.(page, request);
      const audits: PageAudits['audits'] = [];
      while (audits.length < runs) audits.push(await audit(() => load(page)));
      done.push({ title, indexed, hiddenOnPurpose: showsMarket === true && !realListings, audits });
    });
  });
}

test('every page was audited, and what does not hang on the speed of a machine is whole @quick', async () => {
  const full = test.info().project.name === 'full';
  const table = report(done);
  process.stdout.write(`\n${table}\n`);
  expect(done).toHaveLength(auditedPages.filter(({ isQuick }) => full || isQuick).length);
  if (full) await writeFile(reportFile, `${introduction}\n\n${table}\n`);

  const faults = done.flatMap(({ title, indexed, hiddenOnPurpose, audits }) =>
    audits
      .flatMap((audit) => (indexed ? audit.faults : []))
      .filter((fault) => !(hiddenOnPurpose && fault === 'is-crawlable'))
      .map((fault) => `${title}: ${fault}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
