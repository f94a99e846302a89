import { successSchema } from './errors.ts';
import { dataBasisSchema } from './estimation.ts';

export const marketResponseSchema = successSchema(dataBasisSchema);
