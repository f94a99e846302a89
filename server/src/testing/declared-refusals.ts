import { addresses, apiErrors, apiRoot, errorsOf, type EndpointName } from '@soumdar/contract';
import { expect } from 'vitest';

const known = Object.entries(addresses).map(([name, address]) => {
  const [method, path] = address.split(' ') as [string, string];
  const pattern = new RegExp(`^${apiRoot}${path.replace(/:\w+/, '[^/]+')}/?$`);
  return { name: name as EndpointName, method, pattern };
});

/** Whatever a test is about: an endpoint refuses with what the contract's table names for it, and with nothing else. */
export function expectDeclared(method: string, url: string, answer: { code?: string } | undefined): void {
  const [path] = url.split('?') as [string];
  const endpoint = known.find((one) => one.method === method && one.pattern.test(path));
  if (!endpoint || answer?.code === undefined) return;
  const declared: string[] = errorsOf(endpoint.name).map((error) => apiErrors[error].code);
  expect(declared, `refusals of ${endpoint.name} in the table of endpoints`).toContain(answer.code);
}
