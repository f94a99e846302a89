import type { FastifyInstance, FastifyReply } from 'fastify';
import { sessionOf } from '../auth/sessions.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import type { ValidationErrorFor } from '../http/error-handler.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { checkReport } from './check-report.ts';
import { createDrawingThread } from './drawing-thread.ts';
import { reportOfEstimate, reportOfExpert } from './make-report.ts';
import type { ReportContent } from './report-content.ts';

const unknownId: ValidationErrorFor = (fields) => (fields.includes('id') ? 'notFound' : undefined);
/** 'AAAA-MM-JJ', at Tunis */
const fileDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Tunis' });

/** Reports in PDF, of estimates and of experts' answers, and the check of those that somebody was handed. */
export function reportRoutes(app: FastifyInstance, api: Api, services: Services): void {
  const drawing = createDrawingThread(services.shutdown.signal);
  app.addHook('onListen', async () => drawing.warm());

  async function sendReport(reply: FastifyReply, report: ReportContent | Refusal) {
    if ('refused' in report) return report;
    const now = services.clock();
    const file = await drawing.draw(report, now);
    return reply
      .header('content-disposition', `attachment; filename="estimation-${fileDay.format(now)}.pdf"`)
      .type('application/pdf')
      .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  }

  api(
    'downloadReport',
    async (request, reply) =>
      sendReport(reply, await reportOfEstimate(services, sessionOf(request).account.id, request.params.id)),
    { validationErrorFor: unknownId },
  );

  api(
    'downloadFullReport',
    async (request, reply) => {
      const { account } = sessionOf(request);
      return sendReport(reply, await reportOfEstimate(services, account.id, request.params.id, request.body));
    },
    { validationErrorFor: unknownId },
  );

  api(
    'downloadExpertReport',
    async (request, reply) =>
      sendReport(reply, await reportOfExpert(services, sessionOf(request).account.id, request.params.id)),
    { validationErrorFor: unknownId },
  );

  api('checkReport', async (request) => {
    const checked = await checkReport(services, request.ip, request.body);
    return 'refused' in checked ? checked : success(checked);
  });
}
