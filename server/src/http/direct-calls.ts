import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../settings/environment-values.ts';

/**
 * Headers that reverse proxies and content delivery networks add: behind one, every visitor seems to come from this
 * machine.
 */
const marksOfProxies = [
  /^(forwarded|via|max-forwards|front-end-https|surrogate-capability)$/,
  /^(akamai|ali|cdn|cf|fastly|fly|proxy|ssl|tailscale|wl-proxy)-/,
  /(client|real|connecting|remote)-?(ip|addr)$/,
  // hardly two proxies name theirs alike: those of programs on this machine are listed instead
  /^x-(?!(api-key|prometheus-scrape-timeout-seconds|requested-with)$)/,
];

/** A bare `proxy_pass` adds no header and hands on the name of the upstream, but speaks HTTP/1.0. */
const versionsOfDirectCalls = ['1.1', '2.0'];

/**
 * True for a call made by a program on this machine: not forwarded by anybody, and addressed to a name of this
 * machine. The page of a stranger cannot do that, even where its own name resolves to this machine.
 */
export function isDirectCall({ headers, socket, raw }: FastifyRequest): boolean {
  const caller = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const calledName = (headers.host ?? '').replace(/:\d+$/, '');
  const isForwarded = Object.keys(headers).some((name) => marksOfProxies.some((mark) => mark.test(name)));
  return (
    versionsOfDirectCalls.includes(raw.httpVersion) &&
    isLoopback(caller) &&
    isLoopback(calledName) &&
    !isForwarded
  );
}

/** Restricts a route to direct calls: for everybody else it does not exist. */
export async function onlyDirectCalls(request: FastifyRequest, reply: FastifyReply) {
  return isDirectCall(request) ? undefined : reply.callNotFound();
}
