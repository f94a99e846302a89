/** `node scripts/launch.mjs quality/browser/draw-share-picture.ts`: renders `web/share-picture.svg`, which social networks show with a link. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

const web = join(import.meta.dirname, '..', '..', 'web');

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(pathToFileURL(join(web, 'share-picture.svg')).href);
await page.screenshot({ path: join(web, 'public', 'partage.png') });
await browser.close();
