import type { User } from '@soumdar/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { expertUserQuery } from './expert-queries.ts';

/** The expert who is signed in: known to the area before any of its pages shows. */
export const useMe = (): User => useSuspenseQuery(expertUserQuery).data;
