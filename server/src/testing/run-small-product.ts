/** node server/src/testing/run-small-product.ts: the product with a small site in place of the built one. */
import { mkdirSync } from 'node:fs';
import { runProduct } from '../run-product.ts';
import { smallSite } from './small-site.ts';

const { DATA_DIR: folder = '' } = process.env;
mkdirSync(folder, { recursive: true });
await runProduct(smallSite(folder));
