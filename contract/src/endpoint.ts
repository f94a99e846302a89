import type { z } from 'zod';
import type { ApiErrorName } from './errors.ts';

/** The input and the answers of one endpoint. */
export interface Endpoint {
  /** its chapter in the documentation */
  tag: string;
  /** 'public' is anybody on any site, without the key of an application */
  access: 'public' | 'anyone' | 'account' | 'expert';
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** body of a successful answer; without it the answer is a file */
  answer?: z.ZodType;
  /** of a successful answer; 200 by default */
  status?: 201 | 202;
  /** what it does, in a sentence for the documentation */
  summary: string;
  /** of what is public, for the documentation: a call of it, beneath `/api` */
  example?: string;
  /** its own errors, besides those shared by all endpoints, by signed-in ones and by experts' ones */
  errors: readonly ApiErrorName[];
}
