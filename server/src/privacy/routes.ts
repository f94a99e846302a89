import { listOffersWanted, queuedPrivacyRequests, type OfferWanted } from '@soumdar/db';
import { offerColumns } from '@soumdar/words/experts-files';
import { typedCoordinates, type Intention } from '@soumdar/contract';
import { zoneTree } from '@soumdar/listings';
import { intentionLabels, propertyTypeLabels } from '@soumdar/words/labels';
import { sessionOf } from '../auth/sessions.ts';
import { undoOwnContactChange } from '../auth/undo-own-change.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import { limits, readRefusedByLimit, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { changeProfile, deleteAccount } from './change-profile.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { askAboutData, answerAboutData } from './privacy-requests.ts';
import { readProfile, presentQueuedPrivacyRequest } from './profile.ts';
import { confirmEmail, requestEmailVerification } from '../auth/verify-email.ts';
import { sendCsv, csvDate, csvPhone, type CsvCell } from '../http/csv.ts';
import { pageOf, presentPagination } from '../http/pages.ts';

const passwordIsRequired: ValidationErrorFor = (fields) =>
  fields.includes('password') || fields.includes('') ? 'passwordRequired' : undefined;
const passwordIsTooShort: ValidationErrorFor = (fields) =>
  fields.includes('newPassword') ? 'passwordTooShort' : undefined;

export function privacyRoutes(api: Api, services: Services): void {
  emailRoutes(api, services);
  api('readProfile', async (request) => success(await readProfile(services, sessionOf(request).account.id)));

  const pastLimit = (ip: string) => refusedByLimit(services, limits.accountChangesFrom(services, ip));
  api(
    'changeProfile',
    async (request) => {
      const session = sessionOf(request);
      const refusal =
        (await pastLimit(request.ip)) ?? (await changeProfile(services, session, request.body, request.ip));
      if (refusal) return refusal;
      return success(await readProfile(services, session.account.id), 'Profile changed');
    },
    { validationErrorFor: passwordIsTooShort, hashes: limits.accountChangesFrom },
  );

  api(
    'deleteAccount',
    async (request) => {
      const { account } = sessionOf(request);
      const refusal =
        (await pastLimit(request.ip)) ?? (await deleteAccount(services, account, request.body.password));
      return refusal ?? done('Account deleted');
    },
    { validationErrorFor: passwordIsRequired, hashes: limits.accountChangesFrom },
  );

  api(
    'undoOwnContactChange',
    async (request) => {
      const { account } = sessionOf(request);
      const refusal =
        (await pastLimit(request.ip)) ??
        (await undoOwnContactChange(services, account, request.body.password));
      return refusal ?? done('Change undone');
    },
    { validationErrorFor: passwordIsRequired, hashes: limits.accountChangesFrom },
  );

  /** One at a time: it may be of thousands of estimates. */
  let isExporting = false;
  api('exportPersonalData', async (request, reply) => {
    const { account } = sessionOf(request);
    if (isExporting) return { refused: 'serverBusy' };
    isExporting = true;
    try {
      const limited = await readRefusedByLimit(services, limits.exportsOf(account.id));
      if (limited) return limited;
      const exported = await exportPersonalData(services, account.id);
      const name = `soumdar-mes-donnees-${exported.exportedAt.slice(0, 10)}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return success(exported);
    } finally {
      isExporting = false;
    }
  });

  api('askAboutData', async (request) => {
    const result = await askAboutData(services, sessionOf(request).account.id, request.body);
    if ('refused' in result) return result;
    return success({ request: result }, 'Request received');
  });

  expertRoutes(api, services);
}

const codeIsInvalid: ValidationErrorFor = () => 'invalidVerificationCode';

function emailRoutes(api: Api, services: Services): void {
  api(
    'requestEmailVerification',
    async (request) => {
      const outcome = await requestEmailVerification(services, sessionOf(request).account, request.ip);
      if ('refused' in outcome) return outcome;
      return success(outcome, 'Verification code sent');
    },
    { hashes: limits.codesFrom },
  );

  api(
    'confirmEmail',
    async (request) => {
      const { account } = sessionOf(request);
      const refusal = await confirmEmail(services, account, request.body.code, request.ip);
      if (refusal) return refusal;
      return success(await readProfile(services, account.id), 'Email verified');
    },
    { validationErrorFor: codeIsInvalid, hashes: limits.codeChecksFrom },
  );
}

function expertRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;

  api('listPrivacyRequests', async (request) => {
    const { rows, total } = await queuedPrivacyRequests(
      kysely,
      sessionOf(request).account.id,
      pageOf(request.query),
    );
    const now = services.clock();
    return success({
      requests: rows.map((row) => presentQueuedPrivacyRequest(row, now)),
      pagination: presentPagination(request.query, total),
    });
  });

  api('answerPrivacyRequest', async (request) => {
    const answered = await answerAboutData(
      services,
      sessionOf(request).account.id,
      request.params.id,
      request.body,
    );
    if ('refused' in answered) return answered;
    return success({ request: answered });
  });

  api('downloadOffers', async (_request, reply) => {
    const offers = await listOffersWanted(kysely);
    const today = services.clock().toISOString().slice(0, 10);
    return sendCsv(reply, `offres-${today}.csv`, offerColumns, offers.map(offersRow));
  });
}

/** A place without an address is named by its zone, which is not its position. */
function placeOf({ localisation }: OfferWanted): string {
  const position = typedCoordinates(localisation);
  const tree = zoneTree();
  return position ? tree.zones.get(tree.zoneAt(position))!.name : localisation;
}

function offersRow(offer: OfferWanted): CsvCell[] {
  const intention = offer.answers.intended_action as Intention | undefined;
  return [
    offer.full_name,
    offer.email,
    csvPhone(offer.phone),
    propertyTypeLabels[offer.property_type],
    placeOf(offer),
    offer.details.surface,
    intention === undefined ? null : intentionLabels[intention],
    csvDate(offer.asked_at),
    csvDate(offer.consented_at),
    offer.text_version,
  ];
}
