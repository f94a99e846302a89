import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { address, productServer } from '../browser/product.ts';

/** Journeys against the built product with a database of its own, which `start-product.ts` starts and stops. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // generous, because tests wait for events and a busy machine may be slow: the bench measures speed
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // what fails twice is broken; what passes only then is listed as flaky, and is a fault to be found
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'fr-TN',
    viewport: { width: 1280, height: 900 },
    // of the second try only: tracing every journey costs a third of their time
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: productServer(),
});
