import { type ExpertRequest, type RequestAction } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { formatPrice } from '@soumdar/words/formats';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AgainstEstimate } from './against-estimate.tsx';
import type { Move } from './use-moves.ts';

export type Answer = Omit<Extract<Move, { action: 'complete' }>, 'action'>;

/**
 * Shows the answer as its owner will read it. The focus goes to the title, so that a double Enter in the form
 * sends nothing.
 */
export function ConfirmAnswer({
  answer: { finalPrice, rangeLow, rangeHigh, finalRent, comments },
  request,
  moving,
  onConfirm,
  onCorrect,
}: {
  answer: Answer;
  request: ExpertRequest;
  moving: RequestAction | null;
  onConfirm: () => void;
  onCorrect: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
        {words.confirmQuestion}
      </h3>
      <div className="mt-3 rounded-control bg-sea-tint px-4 py-3">
        <p className="text-sm text-ink-soft">{words.finalPrice}</p>
        <p className="text-xl font-bold tabular-nums">{formatPrice(finalPrice)}</p>
        <p className="text-sm text-ink-soft">
          <AgainstEstimate price={finalPrice} request={request} />
        </p>
        <p className="mt-2 tabular-nums">
          {rangeLow && rangeHigh ? words.range(rangeLow, rangeHigh) : words.noRange}
        </p>
        {request.propertyType === 'land' ? null : (
          <p className="mt-2 tabular-nums">{finalRent ? words.rent(finalRent) : words.noRent}</p>
        )}
        {comments?.trim() ? <p className="mt-2 wrap-anywhere whitespace-pre-line">{comments}</p> : null}
      </div>
      <p className="mt-3 text-sm text-ink-soft">{words.confirmExplanation}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          busy={moving === 'complete'}
          aria-disabled={moving !== null}
          onClick={() => (moving ? undefined : onConfirm())}
        >
          {words.sendAnswer}
        </Button>
        <Button look="quiet" onClick={onCorrect}>
          {words.correctAnswer}
        </Button>
      </div>
    </div>
  );
}
