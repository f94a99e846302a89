import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseBusy } from './busy.ts';

/**
 * Refuses calls at once while `most` are being worked on, so that those accepted are answered in good time whatever
 * arrives. A call is not counted while its body arrives: a few slow senders would keep everybody out.
 */
export function refuseOverload(app: FastifyInstance, most: number): void {
  const underWay = new Set<FastifyRequest>();

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    if (underWay.size >= most) return refuseBusy(reply);
    // whoever hung up meanwhile is not heard of again
    if (!reply.raw.closed) underWay.add(request);
    return undefined;
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => underWay.delete(request));
    return begin(request, reply);
  });
  app.addHook('preParsing', async (request) => void underWay.delete(request));
  app.addHook('preValidation', begin);
}
