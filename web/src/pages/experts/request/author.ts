import type { RequestMove } from '@soumdar/contract';
import type { Author } from '@soumdar/words/experts-request';

export function authorOf({ by }: Pick<RequestMove, 'by'>, accountId: string): Author {
  if (by === null) return 'deleted';
  return by.id === accountId ? 'me' : by;
}
