import type { SharedEstimation } from '@soumdar/contract';
import { useEffect } from 'react';
import { isCounted } from '../../analytics/audience.ts';
import { pathCountedByBeacon } from '../../analytics/beacon.ts';
import { asFailure } from '../../api/failure.ts';
import { usePageData } from '../../page-data.ts';
import { readShare } from '../../share/share-calls.ts';
import { useRequest, type RequestState } from '../../use-request.ts';

/** What a link leads to, and what the server draws its page with; null where it leads nowhere. */
interface SharedPageData {
  shared: SharedEstimation | null;
}

/**
 * The estimate that a link leads to. The one the page was drawn with is fetched all the same, unless the beacon did: by that the owner
 * knows how often it was seen, by people who let themselves be counted and not by what fetches pages.
 */
export function useShared(token: string): RequestState<SharedPageData> {
  const rendered = usePageData() as SharedPageData | undefined;
  const isSeen = rendered?.shared != null;
  useEffect(() => {
    if (isSeen && isCounted() && pathCountedByBeacon() !== window.location.pathname)
      void readShare(token).catch(() => null);
  }, [isSeen, token]);
  return useRequest(token, rendered, async () => {
    try {
      return { shared: (await readShare(token)).data };
    } catch (thrown) {
      if (asFailure(thrown).status !== 404) throw thrown;
      return { shared: null };
    }
  });
}
