import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The product of the journeys, audited page after page; `quick` is for `npm test`. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 300_000,
  workers: 1,
  fullyParallel: false,
  // they would be included in the times
  use: { trace: 'off', screenshot: 'off' },
  projects: [{ name: 'full' }, { name: 'quick', grep: /@public/ }],
});
