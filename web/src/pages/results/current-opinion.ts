import type { Opinion } from '@soumdar/contract';
import type { ShownEstimation } from '@soumdar/views';
import { useEffect, useMemo, useState } from 'react';
import { listContests } from '../../contest/contest-calls.ts';
import type { ResultsState } from '../../estimation/results-state.ts';

interface Read {
  id: string;
  /** undefined where it could not be read */
  opinion?: Opinion | null;
}

/**
 * Of the last expert who answered, as the dashboard, the PDF and shares have it.
 * @internal
 */
export async function readOpinion(id: string): Promise<Read> {
  try {
    const { expertOpinion } = (await listContests(id)).data;
    return { id, opinion: expertOpinion ?? null };
  } catch {
    return { id };
  }
}

/** @internal */
export function withOpinion(data: ShownEstimation, { id, opinion }: Read): ShownEstimation {
  return data.id !== id || opinion === undefined ? data : { ...data, expertOpinion: opinion ?? undefined };
}

/**
 * A saved estimate with the opinion that its record has by now: an expert may have answered, or corrected an
 * answer, since the history took it. Until that is read, and where it cannot be, the one of the history stands.
 */
export function useCurrentOpinion(results: ResultsState | null) {
  const id = results?.estimationData?.id;
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    void readOpinion(id).then((answer) => isWanted && setRead(answer));
    return () => {
      isWanted = false;
    };
  }, [id]);
  const current = useMemo(() => {
    const data = results?.estimationData;
    return data && read ? { ...results, estimationData: withOpinion(data, read) } : results;
  }, [results, read]);
  return { current, isRead: id === undefined || read?.id === id };
}
