import { allowedActions, type ExpertRequest } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { formatNumber, formatPrice, formatPricePerM2 } from '@soumdar/words/formats';
import * as opinionWords from '@soumdar/words/opinion';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useRestoredFocus } from '../../../ui/restored-focus.ts';
import { toasts } from '../../../ui/toasts.ts';
import { TitledCard } from '../area/titled-card.tsx';
import { useMe } from '../area/expert-queries.ts';
import { correctionsIn, type Draft } from './answer-rules.ts';
import { CancelForm, CompleteForm } from './closing-forms.tsx';
import { UnsentDraft, type DraftState } from './draft.tsx';
import { ChangedNotice, stepsOf } from './history.tsx';
import { useMoves, type Move } from './use-moves.ts';

export function RequestActions({ request, draft }: { request: ExpertRequest; draft: DraftState }) {
  const me = useMe();
  const { move, moving, known, noted } = useMoves(request);
  const changes = stepsOf(request, me.id).filter(({ revision }) => revision > known);
  const [cancelling, setCancelling] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const state = useRestoredFocus<HTMLParagraphElement>(
    [request.revision, changes.length, cancelling, correcting, draft.empty].join(' '),
  );
  const allowed = allowedActions(request, me.id);
  const mayClose = allowed.includes('cancel');

  async function close(closing: Move, done: string) {
    if (!(await move(closing))) return;
    draft.forget();
    toasts.success(done);
  }

  return (
    <TitledCard title={words.handling}>
      <ChangedNotice changes={changes} typed={!draft.empty} onNoted={noted} />
      <p ref={state} tabIndex={-1} className="mt-2 text-ink-soft outline-none">
        {whoText(request, me.id)}
      </p>
      <Outcome request={request} />
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {allowed.includes('start') ? (
          <Button
            busy={moving === 'start'}
            aria-disabled={moving !== null}
            onClick={() => void move({ action: 'start' })}
          >
            {words.start}
          </Button>
        ) : null}
        {allowed.includes('take') ? (
          <Button
            look={mayClose ? 'outline' : 'primary'}
            busy={moving === 'take'}
            aria-disabled={moving !== null}
            onClick={() => void move({ action: 'take' })}
          >
            {request.assignedTo ? words.takeOver : words.take}
          </Button>
        ) : null}
      </div>
      {allowed.includes('complete') ? (
        <CompleteForm
          request={request}
          draft={draft}
          moving={moving}
          onComplete={(answer) => void close({ action: 'complete', ...answer }, words.completed)}
        />
      ) : null}
      {allowed.includes('correct') ? (
        correcting ? (
          <>
            <CompleteForm
              request={request}
              draft={draft}
              moving={moving}
              onComplete={(answer) => {
                setCorrecting(false);
                void close({ action: 'correct', ...answer }, words.corrected);
              }}
            />
            <Button look="quiet" className="mt-2 -ms-3 px-3" onClick={() => setCorrecting(false)}>
              {words.leaveAnswer}
            </Button>
          </>
        ) : (
          <Button
            look="outline"
            className="mt-3"
            onClick={() => {
              draft.type(draftOf(request));
              setCorrecting(true);
            }}
          >
            {words.correctClosed}
          </Button>
        )
      ) : null}
      {mayClose ? (
        cancelling ? (
          <CancelForm
            draft={draft}
            moving={moving}
            onCancel={(reason) => void close({ action: 'cancel', reason }, words.cancelled)}
            onKeep={() => setCancelling(false)}
          />
        ) : (
          <Button look="quiet" className="mt-2 -ms-3 px-3" onClick={() => setCancelling(true)}>
            {words.cancelRequest}
          </Button>
        )
      ) : draft.empty || correcting ? null : (
        <UnsentDraft draft={draft} />
      )}
    </TitledCard>
  );
}

/** The answer as it stands, to be corrected. */
function draftOf(request: ExpertRequest): Partial<Draft> {
  const amount = (tnd: number | null) => (tnd === null ? '' : formatNumber(tnd));
  return {
    verdict: request.verdict ?? '',
    price: amount(request.finalPrice),
    low: amount(request.rangeLow),
    high: amount(request.rangeHigh),
    rent: amount(request.finalRent),
    rentLow: amount(request.rentLow),
    rentHigh: amount(request.rentHigh),
    comments: request.comments ?? '',
  };
}

function whoText({ assignedTo }: ExpertRequest, accountId: string): string {
  if (assignedTo === null) return words.unassigned;
  return assignedTo.id === accountId ? words.assignedToMe : words.assignedTo(assignedTo.fullName);
}

function Outcome({ request }: { request: ExpertRequest }) {
  const { status, finalPrice, rangeLow, rangeHigh, finalRent, comments, cancelReason, details } = request;
  if (status === 'completed' && request.verdict !== null) {
    const { verdict, correctedAt, closedAt, rentLow, rentHigh } = request;
    const side = (low: number | null, price: number | null, high: number | null) =>
      low === null || price === null || high === null ? undefined : { low, price, high };
    const lines = opinionWords.lines({
      verdict,
      sale: side(rangeLow, finalPrice, rangeHigh),
      rent: side(rentLow, finalRent, rentHigh),
      text: comments ?? '',
      corrections: verdict === 'corrected' ? correctionsIn(request) : undefined,
    });
    return (
      <div className="mt-3 rounded-control bg-good-tint px-4 py-3">
        <p className="font-semibold">{opinionWords.title(correctedAt ?? closedAt!)}</p>
        {lines.map((line) => (
          <p key={line} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
            {line}
          </p>
        ))}
      </div>
    );
  }
  if (status === 'completed' && finalPrice !== null) {
    return (
      <div className="mt-3 rounded-control bg-good-tint px-4 py-3">
        <p className="text-sm text-ink-soft">{words.finalPrice}</p>
        <p className="text-xl font-bold tabular-nums">{formatPrice(finalPrice)}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {formatPricePerM2(Math.round(finalPrice / details.surface))}
        </p>
        {rangeLow !== null && rangeHigh !== null ? (
          <p className="mt-2 text-sm tabular-nums">{words.range(rangeLow, rangeHigh)}</p>
        ) : null}
        {finalRent === null ? null : (
          <p className="mt-2 font-semibold tabular-nums">{words.rent(finalRent)}</p>
        )}
        {comments ? (
          <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
            {comments}
          </p>
        ) : null}
      </div>
    );
  }
  if (status === 'cancelled') {
    return (
      <div className="mt-3 rounded-control bg-poor-tint px-4 py-3">
        <p className="text-sm text-ink-soft">{words.cancelReason}</p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {cancelReason}
        </p>
      </div>
    );
  }
  return null;
}
