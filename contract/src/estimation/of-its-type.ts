import { z } from 'zod';
import { canHave } from './details.ts';
import { propertyTypes } from '../vocabulary.ts';

/** Removes details of other types, so that they are never an error. */
export const ofItsType = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(withoutOthersDetails, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;

function withoutOthersDetails(request: unknown): unknown {
  if (!isObject(request) || !isObject(request['details'])) return request;
  const type = propertyTypes.find((known) => known === request['type']);
  if (!type) return request;
  const own = Object.entries(request['details']).filter(([detail]) => canHave(type, detail));
  return { ...request, details: Object.fromEntries(own) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
