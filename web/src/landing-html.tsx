import { sitePaths } from '@soumdar/contract';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { Site } from './site.tsx';

/** The landing page as `main.tsx` draws it for a new visitor, drawn once when the site is built. */
export async function landingHtml(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={sitePaths.home}>
        <Site />
      </StaticRouter>
    </StrictMode>,
    // in one piece: pieces would need inline scripts, which the content security policy refuses
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
