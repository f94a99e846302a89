import type { FastifyInstance, FastifyReply } from 'fastify';
import { sessionOf } from '../auth/sessions.ts';
import { dayAtTunis } from '../clock.ts';
import { success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { unknownId } from '../http/unknown-id.ts';
import { uncount } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { checkReport } from './check-report.ts';
import { createDrawingThread } from './drawing-thread.ts';
import { reportOfEstimate, reportOfExpert, type CountedReport } from './make-report.ts';

const retryAfterSeconds = 5;

/** Reports in PDF, of estimates and of experts' answers, and the check of those that somebody was handed. */
export function reportRoutes(app: FastifyInstance, api: Api, services: Services): void {
  const thread = createDrawingThread();
  app.addHook('onListen', async () => thread.warm());
  // once the calls under way are answered
  app.addHook('onClose', () => thread.close());

  async function sendReport(reply: FastifyReply, made: CountedReport | Refusal) {
    if ('refused' in made) return made;
    const now = services.clock();
    let file: Uint8Array | undefined;
    try {
      file = await thread.draw(made.report, now);
    } finally {
      if (!file) await uncount(services, [made.counted]);
    }
    if (!file) return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'serverBusy' });
    return reply
      .header('content-disposition', `attachment; filename="estimation-${dayAtTunis(now)}.pdf"`)
      .type('application/pdf')
      .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  }

  api(
    'downloadReport',
    async (request, reply) =>
      sendReport(reply, await reportOfEstimate(services, sessionOf(request).account, request.params.id)),
    { validationErrorFor: unknownId },
  );

  api(
    'downloadFullReport',
    async (request, reply) => {
      const { account } = sessionOf(request);
      return sendReport(reply, await reportOfEstimate(services, account, request.params.id, request.body));
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
