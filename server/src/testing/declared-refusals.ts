import {
  addresses,
  apiErrors,
  apiRoot,
  errorsOf,
  type ApiErrorName,
  type EndpointName,
} from '@soumdar/contract';
import { expect } from 'vitest';

const known = Object.entries(addresses).map(([name, address]) => {
  const [method, path] = address.split(' ') as [string, string];
  const pattern = new RegExp(`^${apiRoot}${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);
  return { name: name as EndpointName, method, pattern };
});

/** An endpoint may refuse only with what the contract's table names for it. */
export function expectDeclared(method: string, url: string, answer: { code?: string } | undefined): void {
  const [path] = url.split('?') as [string];
  const endpoint = known.find((one) => one.method === method && one.pattern.test(path));
  if (!path.startsWith(`${apiRoot}/`) || answer?.code === undefined) return;
  // invalid addresses answer 404, the documentation 429
  const ofOthers: ApiErrorName[] = [...errorsOf('readMarket'), 'notFound', 'tooManyAttempts'];
  const errors = endpoint ? errorsOf(endpoint.name) : ofOthers;
  const declared: string[] = errors.map((error) => apiErrors[error].code);
  expect(declared, `refusals of ${endpoint?.name ?? path} in the table of endpoints`).toContain(answer.code);
}
