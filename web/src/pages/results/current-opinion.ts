import type { ClosedContest, Opinion } from '@soumdar/contract';
import type { ShownEstimation } from '@soumdar/views';
import { useEffect, useMemo, useState } from 'react';
import { listContests } from '../../contest/contest-calls.ts';
import type { ResultsState } from '../../estimation/results-state.ts';

interface Read {
  id: string;
  /** undefined where it could not be read */
  answer?: { expertOpinion: Opinion | undefined; closedContest: ClosedContest | undefined };
}

/**
 * Of the last expert who answered or closed a contest, as the dashboard has it.
 * @internal
 */
export async function readOpinion(id: string): Promise<Read> {
  try {
    const { expertOpinion, closedContest } = (await listContests(id)).data;
    return { id, answer: { expertOpinion, closedContest } };
  } catch {
    return { id };
  }
}

/** @internal */
export function withOpinion(data: ShownEstimation, { id, answer }: Read): ShownEstimation {
  return data.id === id ? { ...data, ...answer } : data;
}

/**
 * A saved estimate with the opinion that its record has by now: an expert may have answered, closed the contest or
 * corrected an answer, since the history took it. Until that is read, and where it cannot be, the one of the history stands.
 */
export function useCurrentOpinion(results: ResultsState | null) {
  const id = results?.estimationData?.id;
  const [read, setRead] = useState<Read>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    void readOpinion(id).then((now) => isWanted && setRead(now));
    return () => {
      isWanted = false;
    };
  }, [id, turn]);
  const current = useMemo(() => {
    const data = results?.estimationData;
    return data && read ? { ...results, estimationData: withOpinion(data, read) } : results;
  }, [results, read]);
  const readAgain = () => setTurn((last) => last + 1);
  return { current, isRead: id === undefined || read?.id === id, readAgain };
}
