import { prerenderedPages, sitePaths } from '@soumdar/contract';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { Site } from './site.tsx';

/** Each as `main.tsx` draws it for a new visitor, drawn once when the site is built. */
export async function drawPages(): Promise<Record<string, string>> {
  const drawn = await Promise.all(prerenderedPages.map(async (page) => [page, await draw(sitePaths[page])]));
  return Object.fromEntries(drawn) as Record<string, string>;
}

async function draw(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </StrictMode>,
    // in one piece: pieces would need inline scripts, which the content security policy refuses
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
