import { test as testWithLoudConsole, type TestInfo } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { accessFaults } from './check-access.ts';
import { faultsAttachment } from './faults-table.ts';
import { failedPage } from '../screens/other-pages.ts';
import { take, type Stage, type Walk } from '../screens/walk.ts';
import { walks } from '../screens/walks.ts';

const title = (walk: Walk) => `every scene is in reach of everybody: ${walk.title}`;

const check =
  (walk: Walk) =>
  async ({ page, request }: Pick<Stage, 'page' | 'request'>, testInfo: TestInfo) => {
    testInfo.setTimeout(240_000);
    await take(walk, { page, request }, async (scene, view) => {
      const faults = await accessFaults(page, view);
      await testInfo.attach(scene, { contentType: faultsAttachment, body: JSON.stringify(faults) });
      expect.soft(faults, scene).toEqual([]);
    });
  };

for (const walk of walks) test(title(walk), check(walk));
testWithLoudConsole(title(failedPage), check(failedPage));
