import { beforeSigningAddress, readSigningCase, sitePaths, type PageName } from '@soumdar/contract';
import { todayForRates } from '@soumdar/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callLimits } from '../limits/call-limits.ts';
import type { Clock } from '../process/clock.ts';
import type { Site } from './load-site.ts';
import { refusePage, type Pages } from './pages.ts';

const mostQuestionsPerMinute = 120;

interface QuestionPage {
  name: PageName;
  data: () => object;
  addressOf: (request: FastifyRequest) => string;
  tooMany: string;
}

/** The server answers visitors without script, the browser all others. No question is stored or logged. */
export async function serveQuestionPages(
  app: FastifyInstance,
  { words: { pages: words } }: Pick<Site, 'words'>,
  pages: Pages,
  clock: Clock,
): Promise<void> {
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
        const head = { ...words.heads[name], canonicalPath: sitePaths[name] };
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
