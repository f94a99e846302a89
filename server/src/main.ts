import { fileURLToPath } from 'node:url';
import { runProduct } from './run-product.ts';

await runProduct(fileURLToPath(new URL('../../web/dist', import.meta.url)));
