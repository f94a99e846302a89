import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The product of the journeys, on which the screens are drawn one after the other. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 240_000,
  workers: 1,
  fullyParallel: false,
  use: { actionTimeout: 20_000 },
});
