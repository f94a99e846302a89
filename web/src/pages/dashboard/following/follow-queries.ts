import { useQueryClient } from '@tanstack/react-query';
import { estimationsKey } from '../estimation-queries.ts';

/** The lines of properties are kept under this key. */
export const followKey = 'follow';

/** Has what tells who is followed asked for anew, and waits for it. */
export function useChangedFollow(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [followKey] }),
      queries.invalidateQueries({ queryKey: [estimationsKey] }),
    ]);
  };
}
