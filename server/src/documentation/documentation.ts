import { failureSchema, figuresLicencePath } from '@soumdar/contract';
import { figuresCredit } from '@soumdar/words/legal-notice';
import etag from '@fastify/etag';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callLimits } from '../limits/call-limits.ts';
import type { Settings } from '../settings/settings.ts';
import { compress, sendCompressed } from '../http/send-compressed.ts';

const root = '/api/docs';
/** Its page makes half a dozen calls. */
const mostCallsPerMinute = 120;

const publicFigures = `What is asked in each zone and how wrong estimates are is public: no key, no session, any site (CORS \`*\`, in calls without headers of
their own). Answers carry an \`ETag\`, hold for five minutes, and change with the market. An address may make 1 200 calls a minute, 60 of
\`compare-price\`; beyond: 429 with \`Retry-After\`. Figures may be republished with their source and date: « ${figuresCredit} »
(${figuresLicencePath}). They are asking prices, not signed ones: sales at the level of \`asOf\`, rents at that of \`levelOf.rent\`.
Counts of zones are advertisements learned from, counts of errors are advertisements measured.`;

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
  components?: object;
}

/** Covers only routes registered after it. */
export async function serveDocumentation(
  app: FastifyInstance,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Soumdar',
        description: 'What a property in Tunisia is worth: sale price and monthly rent.',
        version: '0.1.0',
        license: {
          name: 'Figures of zones may be republished with their source and date; all other rights are reserved',
          url: `${publicUrl ?? ''}${figuresLicencePath}`,
        },
      },
      servers: [{ url: publicUrl ?? '/' }],
      components: {
        securitySchemes: {
          applicationKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          session: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ applicationKey: [], session: [] }],
      tags: [{ name: 'market', description: publicFigures }],
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { override: describeAsSent } }),
  });

  let written: ReturnType<typeof compress> | undefined;
  const write = () => compress(JSON.stringify(complete(app.swagger())));
  app.addHook('onListen', async () => void (written ??= write()));

  await app.register(async (scope) => {
    const limited = await callLimits(scope);
    await scope.register(etag);
    scope.addHook('onRequest', limited(mostCallsPerMinute).onRequest);
    await scope.register(swaggerUi, {
      routePrefix: root,
      // the page styles its icons in place
      transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      uiHooks: {
        // the plugin would write it anew for each call; JSON is YAML too
        preHandler: async (request, reply) => {
          const type = { [`${root}/json`]: 'application/json', [`${root}/yaml`]: 'application/yaml' }[
            request.routeOptions.url ?? ''
          ];
          if (type === undefined) return;
          written ??= write();
          reply
            .type(`${type}; charset=utf-8`)
            .header('cache-control', 'no-cache')
            .header('etag', written.etag);
          return sendCompressed(request, reply, written);
        },
      },
    });
  });
}

/** A codec is described by its schema on the wire. */
function describeAsSent({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) {
  if (!(zodSchema instanceof z.ZodCodec)) return;
  const { $schema: _, ...sent } = z.toJSONSchema(zodSchema.in, {
    unrepresentable: 'any',
    override: describeAsSent,
  });
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, sent);
}

/** Routes do not describe the form of failures, nor that some answers are files. */
function complete(description: object) {
  const { paths, components, ...document } = description as OpenApi;
  const { $schema: _, ...failure } = z.toJSONSchema(failureSchema);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const status of Object.keys(responses))
      if (/^[45]/.test(status)) responses[status] = { ...responses[status], content };
    if (!Object.keys(responses).some((status) => status.startsWith('2')))
      responses['2XX'] = { description: 'A file' };
  }
  return { ...document, paths, components: { ...components, schemas: { Failure: failure } } };
}
