import { useQueryClient } from '@tanstack/react-query';
import { estimationsKey } from '../estimation-queries.ts';

export const followKey = 'follow';

export function useChangedFollow(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [followKey] }),
      queries.invalidateQueries({ queryKey: [estimationsKey] }),
    ]);
  };
}
