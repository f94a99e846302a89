/** `npm run screens`: draws every scene into `docs/screens`, and the page that shows them all. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { draw, pictureFolder, pictureName } from './draw.ts';
import { gallery, type RenderedWalk } from './gallery.ts';
import { failedPage } from './other-pages.ts';
import { printedResults } from './results.ts';
import { take } from './walk.ts';
import { walks } from './walks.ts';

const allWalks = [...walks, failedPage, printedResults];
const rendered: RenderedWalk[] = [];

for (const walk of allWalks) {
  test(walk.title, async ({ page, request }) => {
    const scenes: RenderedWalk['scenes'] = [];
    await take(walk, { page, request }, async (scene, view) => {
      await draw(page, scene, view);
      scenes.push({ scene, pictures: view.widths.map((width) => pictureName(scene, width)) });
    });
    rendered.push({ title: walk.title, scenes });
  });
}

test('the page that shows them, and no picture of a scene that is no more', async () => {
  expect(rendered).toHaveLength(allWalks.length);
  await writeFile(join(pictureFolder, 'README.md'), gallery(rendered));
  const wanted = rendered.flatMap(({ scenes }) => scenes.flatMap(({ pictures }) => pictures));
  for (const file of await readdir(pictureFolder)) {
    if (file.endsWith('.webp') && !wanted.includes(file)) await rm(join(pictureFolder, file));
  }
});
