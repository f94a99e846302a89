import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send one call at a time on a connection. */
const mostUnanswered = 16;

/** Node would begin all calls of such a connection before anybody else's. */
export function refusePipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, calls: number) => {
    const sum = (unanswered.get(socket) ?? 0) + calls;
    unanswered.set(socket, sum);
    return sum;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    reply.raw.once('close', () => add(socket, -1));
    if (add(socket, 1) <= mostUnanswered) return done();
    reply.hijack();
    socket.destroy();
  });
}
