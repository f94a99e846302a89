import { useQueryClient } from '@tanstack/react-query';

export const manualRequestsKey = 'manual-requests';

/** Waits for the new list, which shows its own failure. */
export function useChangedRequests(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [manualRequestsKey] });
}

/** Receives the focus of a deleted card. */
export const requestsHeadingId = 'manual-requests-heading';
