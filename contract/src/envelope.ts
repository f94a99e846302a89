import { z } from 'zod';

/** The body of every failure. `waitTime` is in seconds. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  message: z.string().optional(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  nextStep: z.literal('send_verification_code').optional(),
  email: z.string().optional(),
  /** identifies a pending registration; accompanies `nextStep` */
  registration: z.string().optional(),
  /** accompanies `nextStep` where the code goes to the email */
  abroad: z.literal(true).optional(),
  waitTime: z.number().optional(),
  data: z.unknown().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** `{success: true, data}`, with an optional English message. */
export function successSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

/** `{success: true, message}`, for calls that return no data. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() });
