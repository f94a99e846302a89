import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../settings/environment-values.ts';

/** Behind a proxy, every visitor seems to be on this machine. */
const marksOfProxies = [
  /^(forwarded|via|max-forwards|front-end-https|surrogate-capability)$/,
  /^(akamai|ali|cdn|cf|fastly|fly|proxy|ssl|tailscale|wl-proxy)-/,
  /(client|real|connecting|remote)-?(ip|addr)$/,
  // names of proxies vary, so the list is of headers that local programs send
  /^x-(?!(api-key|prometheus-scrape-timeout-seconds|requested-with)$)/,
];

/** A bare `proxy_pass` adds no header and forwards the upstream's name, but speaks HTTP/1.0. */
const versionsOfDirectCalls = ['1.1', '2.0'];

/** No other site's page can make such a call, even if its own name resolves to this machine. */
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

export async function onlyDirectCalls(request: FastifyRequest, reply: FastifyReply) {
  return isDirectCall(request) ? undefined : reply.callNotFound();
}
