import { sessionOf } from '../auth/sessions.ts';
import { confirmEmail, requestEmailVerification } from '../auth/verify-email.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import type { Services } from '../services.ts';
import { readProfile } from './profile.ts';

const codeIsInvalid: ValidationErrorFor = () => 'invalidVerificationCode';

/** How people prove that their email is theirs. */
export function emailRoutes(api: Api, services: Services): void {
  api(
    'requestEmailVerification',
    async (request) => {
      const outcome = await requestEmailVerification(services, sessionOf(request).account, request.ip);
      if ('refused' in outcome) return outcome;
      return success(outcome, 'Verification code sent');
    },
    { hashes: true },
  );

  api(
    'confirmEmail',
    async (request) => {
      const { account } = sessionOf(request);
      const refusal = await confirmEmail(services, account, request.body.code, request.ip);
      if (refusal) return refusal;
      return success(await readProfile(services, account.id), 'Email verified');
    },
    { validationErrorFor: codeIsInvalid, hashes: true },
  );
}
