// a page whose code does not come is among the scenes: the browser logs it
import { expect, test } from '@playwright/test';
import { accessFaults } from '../screens/check-access.ts';
import { faultsAttachment } from '../screens/faults-table.ts';
import { take } from '../screens/walk.ts';
import { walks } from '../screens/walks.ts';

for (const walk of walks) {
  test(`every scene is in reach of everybody: ${walk.title}`, async ({ page, request }, testInfo) => {
    test.setTimeout(240_000);
    await take(walk, { page, request }, async (scene, view) => {
      const faults = await accessFaults(page, view);
      await testInfo.attach(scene, { contentType: faultsAttachment, body: JSON.stringify(faults) });
      expect.soft(faults, scene).toEqual([]);
    });
  });
}
