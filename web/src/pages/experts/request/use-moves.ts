import type { ExpertRequest, RequestMoveRequest } from '@soumdar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../../../api/failure.ts';
import { inFrench } from '../../../api/french.ts';
import { toasts } from '../../../ui/toasts.tsx';
import { moveRequest, requestInFailure } from '../expert-calls.ts';
import { requestQuery } from '../expert-queries.ts';

/** A move without the revision it is made on, which is the one on the screen. */
export type Move = RequestMoveRequest extends infer One
  ? One extends { revision: number }
    ? Omit<One, 'revision'>
    : never
  : never;

/**
 * Moves a request, and tells what others did to it meanwhile, found out by a refused move or by the page's own
 * refreshing; until it is `noted`.
 */
export function useMoves(request: ExpertRequest) {
  const client = useQueryClient();
  const [known, setKnown] = useState(request.revision);
  const show = (now: ExpertRequest) =>
    client.setQueryData(requestQuery(request.id).queryKey, { success: true, data: { request: now } });

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (move: Move) => moveRequest(request.id, { ...move, revision: request.revision }),
    onSuccess: ({ data }) => {
      setKnown(data.request.revision);
      show(data.request);
    },
    onError: (thrown) => {
      const failure = asFailure(thrown);
      const current = requestInFailure(failure);
      if (current) show(current);
      // what changed is told on the page itself
      if (current && current.revision > request.revision) return;
      if (failure.type !== 'unauthorized') toasts.error(inFrench(failure, ownTexts));
    },
  });

  return {
    /** True once the move is made. */
    move: (move: Move) =>
      mutateAsync(move).then(
        () => true,
        () => false,
      ),
    moving: isPending,
    changes: request.history.filter(({ revision }) => revision > known),
    noted: () => setKnown(request.revision),
  };
}

const ownTexts = {
  'Request changed meanwhile': 'Cette demande a changé entre-temps.',
  'Move not allowed': 'Cette action n’est plus possible pour cette demande.',
};
