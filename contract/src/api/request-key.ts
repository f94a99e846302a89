import { z } from 'zod';
import { textSchema } from '../text.ts';

export const requestKeyHeader = 'idempotency-key';

/**
 * The header of a call that may be repeated when its answer is lost, after
 * draft-ietf-httpapi-idempotency-key-header: one key of one account stores once. A key is any text, quotes
 * included.
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
