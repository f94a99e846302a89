import { beforeSigningAddress, readSigningCase, sitePaths, type PageName } from '@soumdar/contract';
import { todayForRates } from '@soumdar/rules';
import * as words from '@soumdar/words/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callLimits } from '../limits/call-limits.ts';
import type { Clock } from '../process/clock.ts';
import { pageHeads } from './render-head.ts';
import { refusePage, type Pages } from './pages.ts';

/** Each question is rendered for itself. */
const mostQuestionsPerMinute = 120;

interface QuestionPage {
  name: PageName;
  /** what the site renders it from, which may change from day to day */
  data: () => object;
  /** the address to render: anything else in the query is left out */
  addressOf: (request: FastifyRequest) => string;
  /** a sentence for those who send too many questions */
  tooMany: string;
}

/**
 * The pages whose question stands in their address, as a plain form sends it: the server answers visitors without
 * script, and the browser answers by itself otherwise. No question is stored or logged.
 */
export async function serveQuestionPages(app: FastifyInstance, pages: Pages, clock: Clock): Promise<void> {
  const limited = await callLimits(app);
  const questionPages: QuestionPage[] = [
    {
      name: 'fees',
      data: () => ({ today: todayForRates(clock()) }),
      addressOf: ({ url }) => sitePaths.fees + url.slice(url.indexOf('?')),
      tooMany: words.tooManyCalculations,
    },
    {
      name: 'beforeSigning',
      data: () => ({}),
      addressOf: ({ query }) => beforeSigningAddress(readSigningCase(query as Record<string, unknown>)),
      tooMany: words.tooManyLists,
    },
  ];
  for (const { name, data: dataOfToday, addressOf, tooMany } of questionPages) {
    const limit = limited(mostQuestionsPerMinute, (reply, waitSeconds) =>
      refusePage(reply, { status: 429, waitSeconds, text: tooMany }),
    );
    app.get(
      sitePaths[name],
      {
        schema: { hide: true },
        onRequest: async (request, reply) =>
          hasQuery(request) ? limit.onRequest(request, reply) : undefined,
      },
      (request, reply) => {
        const data = dataOfToday();
        const head = { ...pageHeads[name], canonicalPath: sitePaths[name] };
        const content = () => ({ head, data });
        if (!hasQuery(request))
          return pages.send(request, reply, {
            path: sitePaths[name],
            version: JSON.stringify(data),
            content,
          });
        reply.header('x-robots-tag', 'noindex');
        return pages.send(request, reply, { path: addressOf(request), content });
      },
    );
  }
}

const hasQuery = ({ url }: FastifyRequest): boolean => url.includes('?');
