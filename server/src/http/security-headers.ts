import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/**
 * Only our own scripts and styles run; pictures may also come from the host of the map tiles, and calls go to the
 * analytics service when there is one.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, tileUrl, analytics }: Settings,
): Promise<void> {
  const overTls = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
    // public tile servers refuse a call that does not say where it comes from
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: overTls && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
  });
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` → `https://*.tiles.example` */
function tileOrigin(template: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(template) ?? [];
  return origin.replace('{s}', '*');
}
