import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';

/** Draws the screens of the journeys' product, one after the other. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 240_000,
  workers: 1,
  fullyParallel: false,
  use: { actionTimeout: 20_000 },
});
