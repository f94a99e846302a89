import { failureSchema } from '@soumdar/contract';
import type { z } from 'zod';

/** The bodies a route may answer with, for the documentation and to let nothing else out. */
export function answers<Body extends z.ZodType>(body: Body) {
  return { '2xx': body, '4xx': failureSchema, '5xx': failureSchema };
}

export function success<Data>(data: Data, message?: string) {
  return { success: true as const, message, data };
}

/** For calls that answer with no data. */
export function done(message: string) {
  return { success: true as const, message };
}
