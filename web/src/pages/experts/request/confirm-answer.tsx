import { type ExpertRequest, type RequestAction, type Transaction } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { areForCorrected } from '@soumdar/words/opinion';
import { formatPrice, formatPricePerM2, formatRent } from '@soumdar/words/formats';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AgainstEstimate } from './against-estimate.tsx';
import { answeredSurface, correctionsIn, isAbsurd } from './answer-rules.ts';
import type { Move } from './use-moves.ts';

export type Answer = Omit<Extract<Move, { action: 'complete' }>, 'action'>;

/**
 * Shows the answer as its owner will read it. The focus goes to the title, so that a double Enter in the form
 * sends nothing.
 */
export function ConfirmAnswer({
  answer: { verdict, finalPrice, rangeLow, rangeHigh, finalRent, rentLow, rentHigh, comments },
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
  const corrections = verdict === 'corrected' ? correctionsIn(request) : undefined;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
        {words.confirmQuestion}
      </h3>
      <div className="mt-3 rounded-control bg-sea-tint px-4 py-3">
        {verdict ? <p className="font-bold">{words.verdictLabels[verdict]}</p> : null}
        {finalPrice ? (
          <>
            <p className="text-sm text-ink-soft">{words.finalPrice}</p>
            <p className="text-xl font-bold tabular-nums">{formatPrice(finalPrice)}</p>
            <p className="text-sm text-ink-soft">
              <AgainstEstimate price={finalPrice} request={request} />
            </p>
            <p className="mt-2 tabular-nums">
              {rangeLow && rangeHigh ? words.range(rangeLow, rangeHigh) : words.noRange}
            </p>
          </>
        ) : null}
        {finalRent ? (
          <>
            <p className="mt-2 tabular-nums">{words.rent(finalRent)}</p>
            {rentLow && rentHigh ? <p className="tabular-nums">{words.range(rentLow, rentHigh)}</p> : null}
          </>
        ) : request.propertyType === 'land' || verdict ? null : (
          <p className="mt-2 tabular-nums">{words.noRent}</p>
        )}
        {corrections ? <p className="mt-2">{areForCorrected(corrections)}</p> : null}
        {comments?.trim() ? (
          <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
            {comments}
          </p>
        ) : null}
      </div>
      <AbsurdPrice side="sale" price={finalPrice} request={request} />
      <AbsurdPrice side="rent" price={finalRent} request={request} />
      <p className="mt-3 text-sm text-ink-soft">{words.confirmExplanation}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          busy={moving === 'complete' || moving === 'correct'}
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

const formatFigure = { sale: formatPrice, rent: formatRent };

function AbsurdPrice({
  side,
  price,
  request,
}: {
  side: Transaction;
  price: number | undefined;
  request: ExpertRequest;
}) {
  if (!price) return null;
  const surface = answeredSurface(request);
  const { netPrice = null, monthlyRent = null } = request.estimate?.estimation ?? {};
  if (!isAbsurd(side, price, surface, side === 'sale' ? netPrice : monthlyRent)) return null;
  return (
    <Notice look="warning" role="alert" className="mt-3 font-semibold">
      {words.absurd(formatFigure[side](price), formatPricePerM2(price / surface))}
    </Notice>
  );
}
