import { addresses, apiRoot, type EndpointName, type endpoints } from '@soumdar/contract';
import type { z } from 'zod';

type Taken<Name extends EndpointName, Part extends string> =
  (typeof endpoints)[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

type Required<Name extends EndpointName> = {
  [Part in keyof (typeof endpoints)[Name] & ('params' | 'body')]: Taken<Name, Part>;
} & ((typeof endpoints)[Name] extends { file: object } ? { file: Blob } : unknown);

/** Query numbers may be numbers; undefined values are left out. */
export type Input<Name extends EndpointName> = Required<Name> & {
  query?: { [Key in keyof Taken<Name, 'query'>]?: string | number | undefined };
};

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** sent as it is, in place of a body */
  file?: Blob;
}

export function addressOf(
  name: EndpointName,
  { params, query = {} }: Sent = {},
): { method: string; url: string } {
  const [method, path] = addresses[name].split(' ') as [string, string];
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params![key]!));
  const search = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return { method, url: `${apiRoot}${filled}${search.length > 0 ? `?${search.join('&')}` : ''}` };
}
