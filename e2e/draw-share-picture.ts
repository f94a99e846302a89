/** `node scripts/launch.mjs e2e/draw-share-picture.ts`: draws `web/share-picture.svg` as the picture that networks show beside a link to the site. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

const web = join(import.meta.dirname, '..', 'web');

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(pathToFileURL(join(web, 'share-picture.svg')).href);
await page.screenshot({ path: join(web, 'public', 'partage.png') });
await browser.close();
