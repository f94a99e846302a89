import {
  addresses,
  apiErrors,
  apiRoot,
  endpoints,
  errorsOf,
  failureSchema,
  type Endpoint,
  type EndpointName,
} from '@soumdar/contract';
import { isRowGone } from '@soumdar/db';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { inTime } from './in-time.ts';
import { refuse, type Refusal } from './refusal.ts';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type Part = 'params' | 'query' | 'headers' | 'body' | 'answer';
type SchemaOf<Name extends EndpointName, Of extends Part> =
  (typeof endpoints)[Name] extends Record<Of, infer Schema extends z.ZodType> ? Schema : z.ZodUndefined;

type ApiRequest<Name extends EndpointName> = FastifyRequest<{
  Params: z.output<SchemaOf<Name, 'params'>>;
  Querystring: z.output<SchemaOf<Name, 'query'>>;
  Headers: z.output<SchemaOf<Name, 'headers'>>;
  Body: z.output<SchemaOf<Name, 'body'>>;
}>;

type Handler<Name extends EndpointName> = (
  request: ApiRequest<Name>,
  reply: FastifyReply,
) => Promise<z.output<SchemaOf<Name, 'answer'>> | Refusal | FastifyReply>;

/** `onRequest` runs once the caller is known, before the body is read. */
export type Api = <Name extends EndpointName>(
  name: Name,
  handler: Handler<Name>,
  options?: FastifyContextConfig & { onRequest?: Hook },
) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** of work on the call, without the wait for its body */
    workedMs: number;
  }
}

/** @param mostMs the longest work on a call, before it fails as overdue */
export function createApi(
  app: FastifyInstance,
  guards: Record<'account' | 'newExpert' | 'expert', Hook[]> & { hashing: Hook },
  mostMs: number,
): Api {
  if (!app.hasRequestDecorator('workedMs')) app.decorateRequest('workedMs', 0);
  async function work<Result>(request: FastifyRequest, step: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    return inTime(mostMs - request.workedMs, step).finally(() => {
      request.workedMs += performance.now() - begun;
    });
  }
  const timed =
    (hook: Hook): Hook =>
    (request, reply) =>
      work(request, () => hook(request, reply));

  return (name, handler, { onRequest, ...config } = {}) => {
    const { access, status, ...endpoint }: Endpoint = endpoints[name];
    const [method, url] = addresses[name].split(' ') as [string, string];
    const ownGuards = access === 'public' || access === 'anyone' ? [] : guards[access];
    const act = (request: FastifyRequest, reply: FastifyReply) =>
      handler(request as ApiRequest<typeof name>, reply);

    /** Judges a call anew if a row it counts on, such as its account, is deleted meanwhile. */
    async function outcomeOf(request: FastifyRequest, reply: FastifyReply) {
      try {
        return await act(request, reply);
      } catch (error) {
        if (!isRowGone(error)) throw error;
        for (const guard of ownGuards) if (await guard(request, reply)) return reply;
        return act(request, reply);
      }
    }

    app.route({
      method,
      url,
      config: { ...config, isPublic: access === 'public' },
      onRequest: [
        ...ownGuards.map(timed),
        ...(config.hashes === undefined ? [] : [timed(guards.hashing)]),
        ...(onRequest ? [onRequest] : []),
      ],
      schema: {
        operationId: name,
        tags: [endpoint.tag],
        ...(access === 'anyone' && { security: [{ applicationKey: [] }] }),
        ...(access === 'public' && { security: [] }),
        summary: endpoint.summary,
        ...(endpoint.example !== undefined && {
          description: `Example: \`GET ${apiRoot}${endpoint.example}\``,
        }),
        ...(endpoint.file && {
          description: `The body is the file: ${endpoint.file.types.join(', ')}, at most ${endpoint.file.mostBytes} bytes.`,
        }),
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.headers && { headers: endpoint.headers }),
        ...(endpoint.body && { body: endpoint.body }),
        response: {
          ...(endpoint.answer && { '2xx': endpoint.answer }),
          ...refusalsByStatus(name),
          '4xx': failureSchema,
          '5xx': failureSchema,
        },
      },
      handler: async (request, reply) => {
        reply.code(status ?? 200);
        const outcome = await work(request, () => outcomeOf(request, reply));
        return isRefusal(outcome) ? refuse(reply, outcome) : outcome;
      },
    });
  };
}

function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}

function refusalsByStatus(name: EndpointName) {
  const texts = new Map<number, string[]>();
  for (const error of errorsOf(name)) {
    const { status, code, text } = apiErrors[error];
    texts.set(status, [...(texts.get(status) ?? []), `\`${code}\`: ${text}`]);
  }
  return Object.fromEntries(
    Array.from(texts, ([status, lines]) => [status, failureSchema.describe(lines.join('\n\n'))]),
  );
}
