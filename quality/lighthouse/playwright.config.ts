import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';
import { productServer, realListings } from '../browser/product.ts';

/** The product of the journeys, audited page after page, on real advertisements where they are at hand; `quick` is for `npm run verify`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 300_000,
  workers: 1,
  fullyParallel: false,
  webServer: productServer(realListings),
  // they would be included in the times
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
  projects: [{ name: 'full' }, { name: 'quick', grep: /@quick/ }],
});
