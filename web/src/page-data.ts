import { pageDataId } from '@soumdar/contract';
import { withPlaceNames } from '@soumdar/words/place-names';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';

interface PageDataRead {
  /** without its query */
  path: string;
  data: unknown;
}

/** Set on the server; in the browser the page holds the data. */
export const PageData = createContext<PageDataRead | undefined>(undefined);

/** undefined for a page reached within the site */
export function usePageData(): unknown {
  const { pathname } = useLocation();
  const drawing = useContext(PageData);
  const data = drawing ?? (typeof document === 'undefined' ? undefined : readPageData());
  return data && data.path === pathname.replace(/(.)\/$/, '$1') ? data.data : undefined;
}

let cache: { read: PageDataRead | undefined } | undefined;

function readPageData(): PageDataRead | undefined {
  cache ??= { read: parsed(document.getElementById(pageDataId)?.textContent) };
  return cache.read;
}

const parsed = (json: string | null | undefined) =>
  json ? withPlaceNames(JSON.parse(json) as PageDataRead) : undefined;
