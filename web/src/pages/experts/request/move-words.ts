import type { RequestAction, RequestMove } from '@soumdar/contract';

const doneWords: Record<RequestAction, string> = {
  take: 'Prise en charge',
  start: 'Démarrée',
  complete: 'Terminée',
  cancel: 'Annulée',
};

/** 'Démarrée par Leïla Trabelsi', or 'par vous' for a move of this account */
export function moveWords({ action, by }: Pick<RequestMove, 'action' | 'by'>, accountId: string): string {
  const who =
    by === null ? 'un expert dont le compte n’existe plus' : by.id === accountId ? 'vous' : by.fullName;
  return `${doneWords[action]} par ${who}`;
}
