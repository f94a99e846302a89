/** `npm run screens`: draws every scene into `docs/screens`, and the page that shows them all. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { draw, pictureFolder, pictureName } from './draw.ts';
import { gallery, type DrawnWalk } from './gallery.ts';
import { failedPage } from './other-pages.ts';
import { printedResults } from './results.ts';
import { take } from './walk.ts';
import { walks } from './walks.ts';

const drawnWalks = [...walks, failedPage, printedResults];
const drawn: DrawnWalk[] = [];

for (const walk of drawnWalks) {
  test(walk.title, async ({ page, request }) => {
    const scenes: DrawnWalk['scenes'] = [];
    await take(walk, { page, request }, async (scene, view) => {
      await draw(page, scene, view);
      scenes.push({ scene, pictures: view.widths.map((width) => pictureName(scene, width)) });
    });
    drawn.push({ title: walk.title, scenes });
  });
}

test('the page that shows them, and no picture of a scene that is no more', async () => {
  expect(drawn).toHaveLength(drawnWalks.length);
  await writeFile(join(pictureFolder, 'README.md'), gallery(drawn));
  const wanted = drawn.flatMap(({ scenes }) => scenes.flatMap(({ pictures }) => pictures));
  for (const file of await readdir(pictureFolder)) {
    if (file.endsWith('.webp') && !wanted.includes(file)) await rm(join(pictureFolder, file));
  }
});
