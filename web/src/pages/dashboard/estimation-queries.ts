import { useQueryClient } from '@tanstack/react-query';

/** Pages of estimates are kept under this key. */
export const estimationsKey = 'estimations';

/** Has the list asked for anew, and waits for it; a failure of that shows above the list. */
export function useChangedEstimations(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [estimationsKey] });
}

/** Id of the list's heading, which has the focus once the card that had it is gone. */
export const estimationsHeadingId = 'estimations-heading';
