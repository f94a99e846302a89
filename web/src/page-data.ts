import { pageDataId } from '@soumdar/contract';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';

/** What the server drew a page with. */
interface PageDataRead {
  /** the page's address, without its query */
  path: string;
  data: unknown;
}

/** Set where the server draws; in the browser the page itself tells. */
export const PageData = createContext<PageDataRead | undefined>(undefined);

/** What the server drew the page of this address with; undefined for one that was come to within the site. */
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

const parsed = (json: string | null | undefined) => (json ? (JSON.parse(json) as PageDataRead) : undefined);
