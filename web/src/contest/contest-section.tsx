import type { Contest, EurRate } from '@soumdar/contract';
import * as words from '@soumdar/words/contest';
import * as opinionWords from '@soumdar/words/opinion';
import { lateBy } from '@soumdar/words/request-clock';
import { useEffect, useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { asFailure } from '../api/failure.ts';
import { useEurRate } from '../components/euros.tsx';
import { useMarketFacts } from '../components/market-facts.ts';
import type { SavedEstimate } from '../estimation/results-state.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/notice.tsx';
import { useOneAtATime } from '../ui/one-at-a-time.ts';
import { toasts } from '../ui/toasts.ts';
import { deleteContest, listContests } from './contest-calls.ts';
import { ContestForm } from './contest-form.tsx';

/** The open contest of the estimate, or the form for one. */
export function ContestSection({
  id,
  estimate,
  without,
  onChanged,
}: {
  id: string;
  estimate: SavedEstimate;
  without: string[];
  /** for lists that mark it too */
  onChanged?: (() => void) | undefined;
}) {
  const { contests, failure, reload } = useContests(id);
  const change = () => {
    reload();
    onChanged?.();
  };
  const last = contests?.[0];
  const isPromised = useMarketFacts()?.expertsAnswer ?? false;
  return (
    <section className="border-t border-line pt-5">
      <h3 className="text-lg font-bold">{words.contestTitle}</h3>
      <p className="mt-1 text-ink-soft">{words.contestMeaning(isPromised)}</p>
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      {last ? <LastContest id={id} contest={last} onWithdrawn={change} /> : null}
      {contests && (last === undefined || last.closed_at !== null) ? (
        <ContestForm id={id} estimate={estimate} without={without} onSent={change} />
      ) : null}
    </section>
  );
}

function LastContest({
  id,
  contest,
  onWithdrawn,
}: {
  id: string;
  contest: Contest;
  onWithdrawn: () => void;
}) {
  const { busy, run } = useOneAtATime();
  const rate = useEurRate();
  const [now] = useState(() => Date.now());
  const withdraw = () =>
    run(async () => {
      try {
        await deleteContest(id, contest.id);
        toasts.success(words.withdrawn);
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
      onWithdrawn();
    });
  return (
    <div className="mt-3 rounded-control bg-sea-tint px-4 py-3">
      {textsOf(contest, now, rate).map((text) => (
        <p key={text} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
      {contest.changeable ? (
        <Button look="quiet" className="mt-1 -ms-3 px-3" busy={busy} onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      ) : null}
    </div>
  );
}

/** `now` is in ms since the epoch. @internal */
export function textsOf(
  { status, due_at, suspended, opinion, cancel_reason }: Contest,
  now: number,
  rate?: EurRate,
): string[] {
  if (opinion) return [opinionWords.title(opinion.at), ...opinionWords.lines(opinion, rate)];
  if (status === 'cancelled') return [words.cancelled(cancel_reason ?? '')];
  if (suspended) return [words.suspended];
  const isWaiting = status === 'pending';
  const lateMs = due_at === null ? 0 : now - Date.parse(due_at);
  if (due_at !== null && lateMs > 0)
    return [isWaiting ? words.overdue(due_at) : words.inProgress, lateBy(lateMs)];
  return [isWaiting ? words.waiting(due_at) : words.inProgress];
}

function useContests(id: string) {
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<{ contests?: Contest[]; failure?: string }>({});
  useEffect(() => {
    let isWanted = true;
    listContests(id).then(
      ({ data }) => isWanted && setRead({ contests: data.contests }),
      (thrown: unknown) => isWanted && setRead({ failure: errorMessage(asFailure(thrown)) }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, turn]);
  return { contests: read.contests, failure: read.failure, reload: () => setTurn((last) => last + 1) };
}
