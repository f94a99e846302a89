import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../settings/environment-values.ts';

/** What reverse proxies and the networks of others add: behind one, every visitor seems to be of this machine. */
const marksOfProxies = [
  /^(forwarded|via)$/,
  /^x-(forwarded|original|envoy|amz|azure|arr)/,
  /^(cf|cdn|fly|fastly)-/,
  /(client|real|connecting|remote)-?(ip|addr)$/,
];

/**
 * True for a call that a program of this machine makes itself: handed on by nobody, and under a name of this machine,
 * which the page of a stranger does not have, even where its own name leads here.
 */
export function isDirectCall({ headers, socket }: FastifyRequest): boolean {
  const caller = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const calledName = (headers.host ?? '').replace(/:\d+$/, '');
  const isHandedOn = Object.keys(headers).some((name) => marksOfProxies.some((mark) => mark.test(name)));
  return isLoopback(caller) && isLoopback(calledName) && !isHandedOn;
}

/** Keeps a route to direct calls: to everybody else it is unknown. */
export async function onlyDirectCalls(request: FastifyRequest, reply: FastifyReply) {
  return isDirectCall(request) ? undefined : reply.callNotFound();
}
