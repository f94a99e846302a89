import type { Outcome } from '@soumdar/contract';
import * as words from '@soumdar/words/outcome';
import { useEffect, useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { asFailure } from '../api/failure.ts';
import type { SavedEstimate } from '../estimation/results-state.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/notice.tsx';
import { useOneAtATime } from '../ui/one-at-a-time.ts';
import { toasts } from '../ui/toasts.ts';
import { deleteOutcome, readOutcome } from './outcome-calls.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { OutcomeForm } from './outcome-form.tsx';

export interface OutcomeProps {
  id: string;
  estimate: SavedEstimate;
  /** for lists that show it too */
  onChanged?: (() => void) | undefined;
}

/** What became of the property: stated, corrected or erased. */
export function OutcomeSection({ id, estimate, onChanged }: OutcomeProps) {
  const { outcome, failure, isRead, set } = useOutcome(id);
  const [correcting, setCorrecting] = useState(false);
  const change = (next: Outcome | undefined, isWhole: boolean) => {
    set(next);
    setCorrecting(!isWhole);
    onChanged?.();
  };
  return (
    <>
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      {outcome ? (
        <Stated
          id={id}
          outcome={outcome}
          onCorrect={correcting ? undefined : () => setCorrecting(true)}
          onErased={() => change(undefined, true)}
        />
      ) : null}
      {isRead && (!outcome || correcting) ? (
        <OutcomeForm
          id={id}
          estimate={estimate}
          outcome={outcome}
          onSaved={change}
          onLeave={outcome && (() => setCorrecting(false))}
        />
      ) : null}
    </>
  );
}

function useOutcome(id: string) {
  const [read, setRead] = useState<{ outcome?: Outcome | undefined; failure?: string }>();
  useEffect(() => {
    let isWanted = true;
    readOutcome(id).then(
      (outcome) => isWanted && setRead({ outcome }),
      (thrown: unknown) => isWanted && setRead({ failure: errorMessage(asFailure(thrown)) }),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return {
    outcome: read?.outcome,
    failure: read?.failure,
    isRead: read !== undefined && read.failure === undefined,
    set: (outcome: Outcome | undefined) => setRead({ outcome }),
  };
}

function Stated({
  id,
  outcome,
  onCorrect,
  onErased,
}: {
  id: string;
  outcome: Outcome;
  /** absent while it is corrected */
  onCorrect: (() => void) | undefined;
  onErased: () => void;
}) {
  const { kind, state, proof } = outcome;
  const [erasing, setErasing] = useState(false);
  const { busy, run } = useOneAtATime();
  const erase = () =>
    run(async () => {
      try {
        await deleteOutcome(id);
        toasts.success(words.erased);
        onErased();
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
    });
  return (
    <div className="mt-3 rounded-control bg-sea-tint px-4 py-3">
      <p className="font-semibold tabular-nums">{words.summary(outcome)}</p>
      {kind === 'withdrawn' ? null : <OutcomeMark outcome={outcome} className="mt-1" />}
      {proof ? (
        <p className="mt-1 text-sm">{words.waits(proof.sentAt, proof.until)}</p>
      ) : state === 'stated' ? null : (
        <p className="mt-1 text-sm">{words.stateTexts[state]}</p>
      )}
      <p className="mt-1 text-sm">{words.effect(kind)}</p>
      {erasing ? (
        <div role="alert" className="mt-2">
          <p className="font-medium">{words.eraseQuestion}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button look="danger" busy={busy} onClick={() => void erase()}>
              {words.eraseNow}
            </Button>
            <Button look="quiet" onClick={() => setErasing(false)}>
              {words.leave}
            </Button>
          </div>
        </div>
      ) : onCorrect ? (
        <div className="mt-1 -ms-3 flex flex-wrap">
          <Button look="quiet" className="px-3" onClick={onCorrect}>
            {words.correct}
          </Button>
          <Button look="quiet" className="px-3" onClick={() => setErasing(true)}>
            {words.erase}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
