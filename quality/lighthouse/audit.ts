import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { navigation } from 'lighthouse';
import { connect, type Page as Tab } from 'puppeteer-core';
import { findBrowser } from '../browser/find-browser.ts';
import { address } from '../browser/product.ts';

/** Scores from 0 to 100, times in ms. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  /** what keeps the scores, except performance, below 100 */
  faults: string[];
}

/** A browser whose one page Lighthouse can take over; `use` prepares the page and has it audited. */
export async function withAuditedPage(
  use: (page: Page, audit: (load: () => Promise<unknown>) => Promise<Audit>) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'soumdar-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
    baseURL: address,
    locale: 'fr-TN',
    viewport: null,
  });
  try {
    const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
    const [page = await context.newPage()] = context.pages();
    await use(page, (load) => audit(page, `http://127.0.0.1:${port}`, load));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One load of the page with an empty cache, on the phone and network that Lighthouse simulates. */
async function audit(page: Page, browserURL: string, load: () => Promise<unknown>): Promise<Audit> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  const browser = await connect({ browserURL, defaultViewport: null });
  try {
    const [tab] = await browser.pages();
    if (!tab) throw new Error('the browser has no page');
    const { audits, categories } = await recorded(tab, load);
    const score = (category: string) => Math.round(100 * (categories[category]?.score ?? 0));
    const measured = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const faults = Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: measured('largest-contentful-paint'),
      totalBlockingTime: measured('total-blocking-time'),
      cumulativeLayoutShift: measured('cumulative-layout-shift'),
      faults,
    };
  } finally {
    await browser.disconnect();
  }
}

/** What Lighthouse found; repeated, because it sometimes misses the start of a load and asks to be run again. */
async function recorded(tab: Tab, load: () => Promise<unknown>) {
  for (let left = 3; ; left -= 1) {
    const result = await navigation(tab, async () => void (await load()));
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (left === 1) throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse found nothing');
  }
}
