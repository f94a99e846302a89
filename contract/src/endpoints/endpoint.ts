import type { z } from 'zod';
import type { ApiErrorName } from '../api/errors.ts';

export interface Endpoint {
  /** chapter in the documentation */
  tag: string;
  /** 'public' is open to any site, without an application key; 'newExpert' to experts without a second factor */
  access: 'public' | 'anyone' | 'account' | 'newExpert' | 'expert';
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** content types of a file that is the body, and its largest size in bytes */
  file?: { types: readonly string[]; mostBytes: number };
  /** body; without it the answer is a file */
  answer?: z.ZodType;
  /** 200 by default */
  status?: 201 | 202;
  /** for the documentation */
  summary: string;
  /** a call of this public endpoint under `/api`, for the documentation */
  example?: string;
  /** its own errors, without those of all endpoints or of its access */
  errors: readonly ApiErrorName[];
}
