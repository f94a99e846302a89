import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';

/** Every scene of the journeys' product, checked for whoever sees, hears or points less well. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['./faults-table.ts']],
});
