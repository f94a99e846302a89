import { figuresLicence } from '@soumdar/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const publicFigures = `What is asked in each zone and how wrong estimates are is public: no key, no session, any site (CORS \`*\`, in calls without headers of
their own). Answers carry an \`ETag\`, hold for five minutes, and change with the market. An address may make 1 200 calls a minute, 60 of
\`compare-price\`; beyond: 429 with \`Retry-After\`. Figures may be republished with their source and date: « ${figuresLicence.credit} »
(${figuresLicence.path}). They are asking prices, not signed ones.`;

/** OpenAPI of every route registered after it, as a page at /api/docs and as JSON at /api/docs/json. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Soumdar',
        description: 'What a property in Tunisia is worth: sale price and monthly rent.',
        version: '0.1.0',
      },
      components: {
        securitySchemes: {
          applicationKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          session: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ applicationKey: [], session: [] }],
      tags: [{ name: 'market', description: publicFigures }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // the page styles its icons in place
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}
