import { findFollowed, findOwnEstimation, listFollowedValues } from '@soumdar/db';
import { sessionOf } from '../auth/sessions.ts';
import { noteShownRecords } from '../estimation/record.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import type { Services } from '../services.ts';
import { awaitFigureOf, followProperty, stopAwaitingFigureOf, unfollowProperty } from './follow-property.ts';
import { presentHistory } from './present-history.ts';

const unknownId: ValidationErrorFor = (fields) => (fields.includes('id') ? 'notFound' : undefined);

export function followRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;

  api(
    'followProperty',
    async (request) => {
      const followed = await followProperty(services, sessionOf(request).account.id, request.params.id);
      return 'refused' in followed ? followed : success({ followed }, 'Property followed');
    },
    { validationErrorFor: unknownId },
  );

  api(
    'unfollowProperty',
    async (request) => {
      const isKnown = await unfollowProperty(services, sessionOf(request).account.id, request.params.id);
      return isKnown ? done('Property no longer followed') : { refused: 'notFound' };
    },
    { validationErrorFor: unknownId },
  );

  api(
    'readFollowHistory',
    async (request) => {
      const { account } = sessionOf(request);
      const known = await findFollowed(kysely, account.id, request.params.id);
      if (!known) return { refused: 'notFound' };
      const { follow } = known;
      // a corrected estimate has the line of its correction
      const by = follow && (await findOwnEstimation(kysely, account.id, follow.estimation_id));
      const estimation = by ?? known.estimation;
      const values = follow ? await listFollowedValues(kysely, follow) : [];
      if (follow) await noteShownRecords(services, 'estimations', account.id, [{ id: follow.estimation_id }]);
      return success(presentHistory(estimation, follow, values));
    },
    { validationErrorFor: unknownId },
  );

  api(
    'followRequest',
    async (request) => {
      const refusal = await awaitFigureOf(services, sessionOf(request).account.id, request.params.id);
      return refusal ?? done('Request followed');
    },
    { validationErrorFor: unknownId },
  );

  api(
    'unfollowRequest',
    async (request) => {
      const isKnown = await stopAwaitingFigureOf(services, sessionOf(request).account.id, request.params.id);
      return isKnown ? done('Request no longer followed') : { refused: 'notFound' };
    },
    { validationErrorFor: unknownId },
  );
}
