import { successSchema } from './envelope.ts';
import { dataBasisSchema } from './estimation.ts';

export const marketResponseSchema = successSchema(dataBasisSchema);
