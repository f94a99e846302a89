import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../settings/environment-values.ts';

/**
 * Headers that reverse proxies and content delivery networks add: behind one, every visitor seems to come from this
 * machine.
 */
const marksOfProxies = [
  /^(forwarded|via)$/,
  /^x-(forwarded|original|envoy|amz|azure|arr)/,
  /^(cf|cdn|fly|fastly)-/,
  /(client|real|connecting|remote)-?(ip|addr)$/,
];

/**
 * True for a call made by a program on this machine: not forwarded by anybody, and addressed to a name of this
 * machine. The page of a stranger cannot do that, even where its own name resolves to this machine.
 */
export function isDirectCall({ headers, socket }: FastifyRequest): boolean {
  const caller = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const calledName = (headers.host ?? '').replace(/:\d+$/, '');
  const isHandedOn = Object.keys(headers).some((name) => marksOfProxies.some((mark) => mark.test(name)));
  return isLoopback(caller) && isLoopback(calledName) && !isHandedOn;
}

/** Restricts a route to direct calls: for everybody else it does not exist. */
export async function onlyDirectCalls(request: FastifyRequest, reply: FastifyReply) {
  return isDirectCall(request) ? undefined : reply.callNotFound();
}
