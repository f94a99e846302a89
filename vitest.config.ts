import { defineConfig } from 'vitest/config';

/** Nothing is judged by its time: as patient as a busy machine asks for. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{engine,words,rules,contract,views,listings,server,db}/src/**/*.test.ts',
            'quality/{bench,drill}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
          // loading each module once for all files takes a third of the time off
          isolate: false,
          // vitest leaves one core out by itself
          maxWorkers: '100%',
          ...patience,
        },
      },
      {
        test: {
          // of its modules some read the page when they load, and files stand for different pages
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          // the palette is judged as the style sheet writes it
          css: true,
          maxWorkers: '100%',
          ...patience,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{db,listings,server}/src/**/*.db.test.ts'],
          // loading the server once for all files takes a quarter of the time off
          isolate: false,
          // why: scripts/launch.mjs
          execArgv: ['--no-memory-protection-keys'],
          globalSetup: ['db/src/testing/global-setup.ts'],
          ...patience,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'attacks',
          include: ['quality/attacks/*.test.ts'],
          globalSetup: ['quality/attacks/stage/prepare.ts'],
          tags: [{ name: 'long', description: 'left out of the short form, which npm run verify runs' }],
          ...patience,
          maxWorkers: 2,
        },
      },
    ],
  },
});
