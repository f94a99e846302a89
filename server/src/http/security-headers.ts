import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Settings } from '../settings/settings.ts';

export type SecurityHeaders = Readonly<OutgoingHttpHeaders>;

/** @param inlineScripts contents of script tags in the page, each allowed by its hash */
export function securityHeaders(
  { publicUrl, tileUrl, analytics }: Settings,
  inlineScripts: readonly string[] = [],
): SecurityHeaders {
  const overTls = publicUrl?.startsWith('https:') ?? false;
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts.map(hashSource)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', tileOrigin(tileUrl)],
        connectSrc: ["'self'", ...(analytics ? [new URL(analytics.host).origin] : [])],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(overTls && { upgradeInsecureRequests: [] }),
      },
    },
    // public tile servers refuse calls without a referrer
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: overTls && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => {});
  return response.getHeaders();
}

export function setSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` → `https://*.tiles.example` */
function tileOrigin(template: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(template) ?? [];
  return origin.replace('{s}', '*');
}
