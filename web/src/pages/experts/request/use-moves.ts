import type { ExpertRequest, RequestMoveRequest } from '@soumdar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asFailure, isRetryable } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { moveRequest, requestInFailure } from '../area/expert-calls.ts';
import { requestQuery, useMe } from '../area/expert-queries.ts';

/** The revision of a move is always the one on the screen. */
export type Move = RequestMoveRequest extends infer One
  ? One extends { revision: number }
    ? Omit<One, 'revision'>
    : never
  : never;

/** Collects the changes of others, found by a refused move or a refresh, until they are `noted`. */
export function useMoves(request: ExpertRequest) {
  const client = useQueryClient();
  const me = useMe();
  const { run } = useOneAtATime();
  const unanswered = useRef('');
  const [known, setKnown] = useState(request.revision);
  const { queryKey } = requestQuery(request.id);
  async function show(now: ExpertRequest) {
    // an answer on its way would be older
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { success: true, data: { request: now } });
  }

  /** Again after a lost answer: what the server took then is no change by another. */
  async function makeMove(wanted: Move): Promise<ExpertRequest> {
    const body = { ...wanted, revision: request.revision };
    const sent = JSON.stringify(body);
    try {
      return (await moveRequest(request.id, body)).data.request;
    } catch (thrown) {
      const failure = asFailure(thrown);
      const current = sent === unanswered.current ? await requestInFailure(failure) : undefined;
      if (isRetryable(failure)) unanswered.current = sent;
      const last = current?.history.at(-1);
      if (current && last?.revision === request.revision + 1 && last.by?.id === me.id) return current;
      throw thrown;
    }
  }

  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: makeMove,
    onSuccess: (now) => {
      setKnown(now.revision);
      return show(now);
    },
    onError: async (thrown) => {
      const failure = asFailure(thrown);
      const current = await requestInFailure(failure);
      if (current) await show(current);
      // the page itself shows what changed
      if (current && current.revision > request.revision) return;
      // withdrawn meanwhile: the page says so
      if (failure.status === 404) return client.invalidateQueries({ queryKey });
      if (failure.type !== 'unauthorized') toasts.error(errorMessage(failure));
    },
  });

  /** Ignores a second click during a move. */
  async function move(wanted: Move): Promise<boolean> {
    let made = false;
    await run(async () => {
      made = await mutateAsync(wanted).then(
        () => true,
        () => false,
      );
    });
    return made;
  }

  return {
    move,
    moving: isPending ? (variables?.action ?? null) : null,
    /** the last revision that this expert has seen */
    known,
    noted: () => setKnown(request.revision),
  };
}
