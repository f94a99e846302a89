import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { basePath } from '@soumdar/words/language';
import { withPlaceNames } from '@soumdar/words/place-names';
import { PageData } from './page-data.ts';
import { Site } from './site.tsx';

/** `main.tsx` hydrates this HTML. @param path without that of the language */
export async function renderPage(path: string, data?: unknown): Promise<string> {
  const [pathname] = path.split('?');
  const { prelude } = await prerender(
    <StrictMode>
      <PageData value={data === undefined ? undefined : { path: pathname!, data: withPlaceNames(data) }}>
        <StaticRouter basename={basePath} location={basePath + path}>
          <Site />
        </StaticRouter>
      </PageData>
    </StrictMode>,
    // in one piece: pieces would need inline scripts, which the content security policy refuses
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
