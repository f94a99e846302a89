import { join } from 'node:path';
import { traits, type Language } from '@soumdar/words';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';

const wordsFolder = join(import.meta.dirname, '..', 'words', 'src');

/** What makes a build of the site one of a language: its catalogue, and, for one written right to left, isolates. */
export function languageOfBuild(language: Language): {
  resolve: NonNullable<UserConfig['resolve']>;
  plugins: PluginOption[];
} {
  const isRtl = traits[language].direction === 'rtl';
  return {
    resolve: {
      alias: [
        {
          find: /^@soumdar\/words\/(?!isolates$)([a-z-]+)$/,
          replacement: join(wordsFolder, language, '$1.ts'),
        },
        {
          find: /^isolating\/jsx-(dev-)?runtime$/,
          replacement: join(import.meta.dirname, 'src/isolating/jsx-runtime.ts'),
        },
      ],
    },
    plugins: [react(isRtl ? { jsxImportSource: 'isolating' } : {})],
  };
}
