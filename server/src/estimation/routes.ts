import { requestKeyHeader } from '@soumdar/contract';
import { sessionOf } from '../auth/sessions.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { limits, readRefusedByLimit, refusedWhenFull } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { calculateEstimate, saveEstimate, type HandOver } from './calculate-estimate.ts';
import { roundEstimate } from './round-estimate.ts';
import { propertyValidationError } from './subject.ts';

const calculationError: ValidationErrorFor = (fields, body) =>
  propertyValidationError(fields, body) ?? (fields.includes('replaces') ? 'notFound' : undefined);

export function estimationRoutes(api: Api, services: Services, handOver: HandOver): void {
  api(
    'calculateEstimation',
    async (request) => {
      const { account } = sessionOf(request);
      const key = request.headers[requestKeyHeader];
      const stored = await saveEstimate(services, account.id, request.body, handOver, key);
      return 'refused' in stored ? stored : success(stored);
    },
    { validationErrorFor: calculationError },
  );

  api(
    'previewEstimation',
    async (request) => {
      const limit = limits.previewsOf(services, sessionOf(request).account.id);
      const full = await refusedWhenFull(services, limit);
      if (full) return full;
      const estimated = await calculateEstimate(services, request.body);
      if ('refused' in estimated) return estimated;
      const limited = await readRefusedByLimit(services, limit);
      return limited ?? success(roundEstimate(estimated));
    },
    { validationErrorFor: propertyValidationError },
  );
}
