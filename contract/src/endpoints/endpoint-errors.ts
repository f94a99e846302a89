import type { EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import type { ApiErrorName } from '../api/errors.ts';
import { insufficientDataSchema } from '../estimation/estimation.ts';
import { expertRequestDataSchema } from '../experts/experts.ts';

const ofEvery: readonly ApiErrorName[] = [
  'applicationKeyRequired',
  'badRequest',
  'requestTimeout',
  'headersTooLarge',
  'validationFailed',
  'malformedJson',
  'bodyTooLarge',
  'unsupportedMediaType',
  'internal',
  'serverBusy',
  'starting',
  'tooSlow',
  'cannotWrite',
  'stopping',
];
const ofAccess: Record<Endpoint['access'], readonly ApiErrorName[]> = {
  public: [],
  anyone: [],
  account: ['invalidToken'],
  newExpert: ['invalidToken', 'expertsOnly'],
  expert: ['invalidToken', 'expertsOnly', 'secondFactorRequired'],
};

export function errorsOf(name: EndpointName): ApiErrorName[] {
  const { access, errors }: Endpoint = endpoints[name];
  return [...ofEvery, ...ofAccess[access], ...errors];
}

/** Data of some refusals, by the name of the error. */
export const refusalData = {
  notEnoughData: insufficientDataSchema,
  requestChanged: expertRequestDataSchema,
  moveNotAllowed: expertRequestDataSchema,
};
