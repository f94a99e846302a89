import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{engine,contract,listings,server,web,bench,db,drill}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
          // the palette is judged as the style sheet writes it
          css: true,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{db,listings,server}/src/**/*.db.test.ts'],
          globalSetup: ['db/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
