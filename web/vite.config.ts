import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const frame =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/(storage|ui\/(button|loading-overlay))/;
const forms =
  /node_modules\/react-hook-form\/|src\/ui\/(code|field|form|notice|one-at|password|redirect|select|navigate|media|no-index)|src\/components\/(auth-card|phone-)|src\/session\/typed-account/;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    // the server sends these as they are; index.html is not among them, for it fills in its settings
    compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // a browser without it only loads a little later; the polyfill would weigh on every first page
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // what every page needs, and what every form needs, each in one file: many small ones weigh and wait more
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'frame', test: frame },
            { name: 'forms', test: forms },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
