import { formatFacts } from '@soumdar/words/formats';
import * as words from '@soumdar/words/wizard';
import { useEffect, useState } from 'react';
import { readLastEstimation } from '../../api/calls.ts';
import { answerTexts, offeredAnswers, type OfferedAnswers } from './last-answers.ts';
import { Button } from '../../ui/button.tsx';

/** Null until known, or when the call fails. */
export function useLastAnswers(signedIn: boolean): OfferedAnswers | null {
  const [answers, setAnswers] = useState<OfferedAnswers | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    readLastEstimation().then(
      ({ data }) => setAnswers(offeredAnswers(data.estimations[0]?.answers)),
      // the questions work without
      () => null,
    );
  }, [signedIn]);
  return signedIn ? answers : null;
}

export function LastAnswersOffer({ answers, onTake }: { answers: OfferedAnswers; onTake: () => void }) {
  return (
    <div
      role="group"
      aria-label={words.lastAnswers}
      className="flex flex-col gap-3 rounded-control bg-sea-tint p-4"
    >
      <div>
        <p className="font-semibold">{words.asLastTime}</p>
        <p className="text-sm text-ink-soft">{formatFacts(answerTexts(answers))}</p>
      </div>
      <Button look="outline" onClick={onTake} className="sm:self-start">
        {words.reuseAnswers}
      </Button>
    </div>
  );
}
