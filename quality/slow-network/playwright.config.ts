import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';

/** The product of the journeys over a slow network, hence the long timeouts. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 300_000,
  workers: 1,
  expect: { timeout: 60_000 },
  use: { viewport: { width: 390, height: 844 }, trace: 'off', screenshot: 'off' },
});
