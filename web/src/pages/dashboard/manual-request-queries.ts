import { useQueryClient } from '@tanstack/react-query';

/** Pages of requests for an expert are kept under this key. */
export const manualRequestsKey = 'manual-requests';

/** Refetches the list, and waits for it; a failure of that shows above the list. */
export function useChangedRequests(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [manualRequestsKey] });
}

/** Id of the list's heading, which has the focus once the card that had it is gone. */
export const requestsHeadingId = 'manual-requests-heading';
