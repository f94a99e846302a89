import type { RequestAction } from '@soumdar/contract';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { reasonWrong } from './answer-rules.ts';
import type { DraftInHand } from './use-draft.ts';

export function CancelForm({
  draft: { draft, type },
  moving,
  onCancel,
  onKeep,
}: {
  draft: DraftInHand;
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
    if (reasonWrong(draft.reason)) field.current?.focus();
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
        error={tried ? reasonWrong(draft.reason) : undefined}
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
