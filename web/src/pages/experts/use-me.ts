import type { User } from '@soumdar/contract';
import { useQuery } from '@tanstack/react-query';
import { expertUserQuery } from './expert-queries.ts';

/** The expert who is signed in. */
export function useMe(): User {
  const { data } = useQuery(expertUserQuery);
  if (!data) throw new Error('the area shows its pages only to an expert it knows');
  return data;
}
