import { z } from 'zod';
import { textSchema } from './text.ts';

export const requestKeyHeader = 'idempotency-key';

/**
 * The idempotency header of a call that may be repeated when its answer is lost, after
 * draft-ietf-httpapi-idempotency-key-header: what one account sends under one key is stored once. A key is any text, taken
 * as it is, quotes included.
 */
export const requestKeySchema = z.object({
  [requestKeyHeader]: textSchema
    .max(128)
    .regex(/^[\x20-\x7e]+$/, 'must be printable ASCII')
    .optional()
    .describe(
      'A new key for each submission, the same when it is sent again: the answer is then that of the first time and nothing is kept or counted twice. The same key with another request is refused with 422 request_key_reused.',
    ),
});
