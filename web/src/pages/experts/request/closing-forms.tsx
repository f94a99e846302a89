import type { ExpertRequest, RequestAction } from '@soumdar/contract';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatPricePerM2 } from '../../../format.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { gap, groupThousands, priceError, reasonError, typedPrice } from './answer-rules.ts';
import type { DraftState } from './draft.tsx';

/** The answer to the owner: a final price and what the expert has to say about it. */
export function CompleteForm({
  request,
  draft: { draft, type },
  moving,
  onComplete,
}: {
  request: ExpertRequest;
  draft: DraftState;
  /** the action under way */
  moving: RequestAction | null;
  onComplete: (finalPrice: number, comments: string) => void;
}) {
  const priceInput = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const price = typedPrice(draft.price);
  const automatic = request.estimate?.estimation.netPrice ?? null;

  function typePrice(input: HTMLInputElement) {
    const { text, caret } = groupThousands(input.value, input.selectionStart ?? input.value.length);
    // the caret can only be put back once the text is there
    flushSync(() => type({ price: text }));
    input.setSelectionRange(caret, caret);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (moving) return;
    setTried(true);
    if (price === null || priceError(draft.price)) priceInput.current?.focus();
    else onComplete(price, draft.comments);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4 border-t border-line pt-4">
      <TextField
        ref={priceInput}
        label="Prix final"
        inputMode="numeric"
        autoComplete="off"
        value={draft.price}
        onChange={(event) => typePrice(event.target)}
        error={tried ? priceError(draft.price) : undefined}
        beside={<span className="pr-3 font-semibold text-ink-soft">DT</span>}
        help={
          price ? (
            <span className="tabular-nums">
              {formatPricePerM2(Math.round(price / request.details.surface))}
              {automatic === null ? '' : `, ${gap(price, automatic)} par rapport à l’estimation automatique`}
            </span>
          ) : (
            'En dinars, sans les centimes'
          )
        }
      />
      <TextArea
        label="Commentaires"
        help="Facultatif, lu par le propriétaire"
        maxLength={2000}
        value={draft.comments}
        onChange={(event) => type({ comments: event.target.value })}
      />
      <div>
        <Button type="submit" className="w-full" busy={moving === 'complete'} aria-disabled={moving !== null}>
          Terminer la demande
        </Button>
        <p className="mt-2 text-sm text-ink-soft">
          Le propriétaire voit aussitôt le prix dans son tableau de bord et en est prévenu par SMS. Une
          demande terminée ne se modifie plus.
        </p>
      </div>
    </form>
  );
}

export function CancelForm({
  draft: { draft, type },
  moving,
  onCancel,
  onKeep,
}: {
  draft: DraftState;
  /** the action under way */
  moving: RequestAction | null;
  onCancel: (reason: string) => void;
  onKeep: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (moving) return;
    setTried(true);
    if (reasonError(draft.reason)) field.current?.focus();
    else onCancel(draft.reason);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <TextArea
        ref={field}
        // the button that showed it is gone
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label="Motif de l’annulation"
        help="Gardé dans l’historique. Le propriétaire, prévenu par SMS, le lit dans son tableau de bord."
        rows={3}
        maxLength={500}
        value={draft.reason}
        onChange={(event) => type({ reason: event.target.value })}
        error={tried ? reasonError(draft.reason) : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" busy={moving === 'cancel'} aria-disabled={moving !== null}>
          Confirmer l’annulation
        </Button>
        <Button look="quiet" onClick={onKeep}>
          Garder la demande
        </Button>
      </div>
    </form>
  );
}
