import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { usualWindow, windowHeights, type View } from './walk.ts';

export const pictureFolder = join(import.meta.dirname, '..', '..', 'docs', 'screens');
export const pictureName = (scene: string, width: number) => `${scene}-${width}.webp`;

const quality = 15;
/** The greatest height of a picture, in px; the rest is cut off. */
const tallest = 1300;
/** The margin shown above a part, in px. */
const partMargin = 24;

/**
 * Writes a picture of the page at each width of the view: the page from its top or from the view's part, or only the
 * window when a dialog or similar covers the page.
 */
export async function draw(page: Page, scene: string, { widths, part }: View) {
  const devtools = await page.context().newCDPSession(page);
  for (const width of widths) {
    const height = windowHeights[width] ?? usualWindow.height;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settled(page);
    const covered = await page.getByRole('dialog').or(page.locator('.z-waiting')).first().isVisible();
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: covered ? height : Math.min(whole, tallest), scale: 1 };
    if (part) {
      // in a window as tall as the page, no sticky element covers the part
      await page.setViewportSize({ width, height: whole });
      await settled(page);
      clip.y = ((await part.boundingBox())?.y ?? 0) - partMargin;
      clip.height = Math.min(whole - clip.y, tallest);
    }
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: !covered,
      clip,
    });
    await writeFile(join(pictureFolder, pictureName(scene, width)), Buffer.from(data, 'base64'));
  }
  await devtools.detach();
  await page.setViewportSize(usualWindow);
}

/** Waits until the page is drawn: maps redraw themselves when the width changes. */
async function settled(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].every(
      // a tile that failed to load stays transparent
      (tile) => tile.complete && (tile.naturalWidth === 0 || getComputedStyle(tile).opacity === '1'),
    ),
  );
}
