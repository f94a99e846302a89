import { useQueryClient } from '@tanstack/react-query';

export const estimationsKey = 'estimations';

/** Waits for the new list, which shows its own failure. */
export function useChangedEstimations(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [estimationsKey] });
}

/** Receives the focus of a deleted card. */
export const estimationsHeadingId = 'estimations-heading';
