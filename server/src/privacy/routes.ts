import {
  accountDeletionSchema,
  doneSchema,
  exportResponseSchema,
  privacyQuestionResponseSchema,
  privacyQuestionSchema,
  profileChangeSchema,
  profileResponseSchema,
} from '@soumdar/contract';
import { authenticate, sessionOf } from '../auth/sessions.ts';
import { answers, done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { refuse } from '../http/refusal.ts';
import { limits, readRefusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { changeProfile, deleteAccount } from './change-profile.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { askAboutData } from './privacy-requests.ts';
import { readProfile } from './profile.ts';

const passwordIsRequired: ValidationErrorFor = (fields) =>
  fields.includes('password') || fields.includes('') ? 'passwordRequired' : undefined;
const passwordIsTooShort: ValidationErrorFor = (fields) =>
  fields.includes('newPassword') ? 'passwordTooShort' : undefined;

/** What people do with their own data. */
export function privacyRoutes(api: Api, services: Services): void {
  const onRequest = authenticate(services);
  const tags = ['personal data'];

  api.get(
    '/user/profile',
    { onRequest, schema: { tags, response: answers(profileResponseSchema) } },
    async (request) => success(await readProfile(services, sessionOf(request).account.id)),
  );

  api.patch(
    '/user/profile',
    {
      onRequest,
      config: { validationErrorFor: passwordIsTooShort, hashes: true },
      schema: { tags, body: profileChangeSchema, response: answers(profileResponseSchema) },
    },
    async (request, reply) => {
      const session = sessionOf(request);
      const refusal = await changeProfile(services, session, request.body);
      if (refusal) return refuse(reply, refusal);
      return success(await readProfile(services, session.account.id), 'Profile changed');
    },
  );

  api.delete(
    '/user/profile',
    {
      onRequest,
      config: { validationErrorFor: passwordIsRequired, hashes: true },
      schema: { tags, body: accountDeletionSchema, response: answers(doneSchema) },
    },
    async (request, reply) => {
      const { account } = sessionOf(request);
      const refusal = await deleteAccount(services, account, request.body.password);
      if (refusal) return refuse(reply, refusal);
      return done('Account deleted');
    },
  );

  api.get(
    '/user/export',
    { onRequest, schema: { tags, response: answers(exportResponseSchema) } },
    async (request, reply) => {
      const { account } = sessionOf(request);
      const limited = await readRefusedByLimit(services, limits.exportsOf(account.id));
      if (limited) return refuse(reply, limited);
      const exported = await exportPersonalData(services, account.id);
      const name = `soumdar-mes-donnees-${exported.exportedAt.slice(0, 10)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return success(exported);
    },
  );

  api.post(
    '/user/privacy-requests',
    {
      onRequest,
      schema: { tags, body: privacyQuestionSchema, response: answers(privacyQuestionResponseSchema) },
    },
    async (request, reply) => {
      const asked = await askAboutData(services, sessionOf(request).account.id, request.body);
      if ('refused' in asked) return refuse(reply, asked);
      return reply.code(201).send(success({ request: asked }, 'Request received'));
    },
  );
}
