import { z } from 'zod';

/** `waitTime` is in seconds. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  message: z.string().optional(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  nextStep: z.enum(['send_verification_code', 'second_factor']).optional(),
  email: z.string().optional(),
  /** of a pending registration; accompanies `nextStep` */
  registration: z.string().optional(),
  /** the code goes to the email; accompanies `nextStep` */
  abroad: z.literal(true).optional(),
  /** of a login that awaits its second factor; accompanies `nextStep` */
  token: z.string().optional(),
  waitTime: z.number().optional(),
  data: z.unknown().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** `message` is in English. */
export function successSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

/** For calls that return no data. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() });

/** In one spelling: the database reads capitals as the same, maps do not. */
export const uuidSchema = z.uuid().toLowerCase();

export const uuidParamsSchema = z.object({ id: uuidSchema });
