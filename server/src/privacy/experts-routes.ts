import { listOffersWanted, queuedPrivacyRequests, type OfferWanted } from '@soumdar/db';
import { offerColumns } from '@soumdar/words/experts-files';
import type { Intention } from '@soumdar/contract';
import { intentionLabels, propertyTypeLabels } from '@soumdar/words/labels';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { sendCsv, csvDate, csvPhone, type CsvCell } from '../http/csv.ts';
import { pageOf, presentPagination } from '../http/pages.ts';
import type { Services } from '../services.ts';
import { answerAboutData } from './privacy-requests.ts';
import { presentQueuedPrivacyRequest } from './profile.ts';

export function privacyExpertRoutes(api: Api, services: Services): void {
  const { kysely } = services.database;

  api('listPrivacyRequests', async (request) => {
    const { rows, total } = await queuedPrivacyRequests(kysely, pageOf(request.query));
    const now = services.clock();
    return success({
      requests: rows.map((row) => presentQueuedPrivacyRequest(row, now)),
      pagination: presentPagination(request.query, total),
    });
  });

  api('answerPrivacyRequest', async (request) => {
    const answered = await answerAboutData(services, request.params.id, request.body);
    if ('refused' in answered) return answered;
    return success({ request: answered });
  });

  api('downloadOffers', async (_request, reply) => {
    const offers = await listOffersWanted(kysely);
    const today = services.clock().toISOString().slice(0, 10);
    return sendCsv(reply, `offres-${today}.csv`, offerColumns, offers.map(offersRow));
  });
}

function offersRow(offer: OfferWanted): CsvCell[] {
  const intention = offer.answers.intended_action as Intention | undefined;
  return [
    offer.full_name,
    offer.email,
    csvPhone(offer.phone),
    propertyTypeLabels[offer.property_type],
    offer.localisation,
    offer.details.surface,
    intention === undefined ? null : intentionLabels[intention],
    csvDate(offer.asked_at),
    csvDate(offer.consented_at),
    offer.text_version,
  ];
}
