import { pageDataId } from '@soumdar/contract';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';

/** What the server drew a page with. */
interface DrawnWith {
  /** the page's address, without its query */
  path: string;
  data: unknown;
}

/** Set where the server draws; in the browser the page itself tells. */
export const PageData = createContext<DrawnWith | undefined>(undefined);

/** What the server drew the page of this address with; undefined for one that was come to within the site. */
export function usePageData(): unknown {
  const { pathname } = useLocation();
  const drawing = useContext(PageData);
  const drawn = drawing ?? (typeof document === 'undefined' ? undefined : toldByPage());
  return drawn && drawn.path === pathname.replace(/(.)\/$/, '$1') ? drawn.data : undefined;
}

let told: { read: DrawnWith | undefined } | undefined;

function toldByPage(): DrawnWith | undefined {
  told ??= { read: parsed(document.getElementById(pageDataId)?.textContent) };
  return told.read;
}

const parsed = (json: string | null | undefined) => (json ? (JSON.parse(json) as DrawnWith) : undefined);
