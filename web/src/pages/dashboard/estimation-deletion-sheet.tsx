import { Dialog } from '@base-ui/react/dialog';
import * as words from '@soumdar/words/dashboard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteEstimation, restoreEstimation } from '../../api/calls.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure, isRetryable } from '../../api/failure.ts';
import { readFollowHistory } from '../../follow/follow-calls.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert, Notice } from '../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { estimationsHeadingId, useChangedEstimations } from './estimation-queries.ts';
import { followKey } from './following/follow-queries.ts';

interface OwnProps {
  id: string;
  title: string;
  /** whether its property is followed */
  followed: boolean;
  onDeleted?: (() => void) | undefined;
}

export default function EstimationDeletionSheet({
  id,
  title,
  followed,
  onDeleted,
  ...sheet
}: OwnProps & SheetProps) {
  const changed = useChangedEstimations();
  const { busy, run } = useOneAtATime();
  const [deleted, setDeleted] = useState(false);
  // another estimate of the property may go on being followed
  const { data: line } = useQuery({
    queryKey: [followKey, id],
    queryFn: () => readFollowHistory(id),
    enabled: followed && !deleted,
  });
  const endsFollow = line?.data.followed?.estimationId === id;

  async function restore() {
    try {
      await restoreEstimation(id);
      toasts.success(words.estimationBack);
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (isRetryable(failure)) return toasts.retry(errorMessage(failure), () => void restore());
      toasts.error(failure.status === 404 ? tooLate : errorMessage(failure));
    }
    await changed();
  }

  const deletion = useMutation({
    mutationFn: () => deleteEstimation(id),
    onSuccess: async () => {
      setDeleted(true);
      sheet.onOpenChange(false, onDeleted);
      toasts.undo(words.estimationErased, () => void restore());
      await changed();
    },
  });

  return (
    <Sheet {...sheet} opener={deleted ? heading : sheet.opener}>
      <div className="flex flex-col gap-5">
        <Dialog.Title className="text-xl font-bold">{words.eraseThis}</Dialog.Title>
        <Dialog.Description className="text-ink-soft wrap-anywhere first-letter:uppercase">
          {words.erasesAtOnce(title)}
        </Dialog.Description>
        {endsFollow ? (
          <Notice look="info" role="status">
            {words.followEnds}
          </Notice>
        ) : null}
        {deletion.error ? <FormAlert>{errorMessage(asFailure(deletion.error))}</FormAlert> : null}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Dialog.Close render={<Button look="outline" />}>{words.keep}</Dialog.Close>
          <Button
            look="danger"
            busy={busy}
            onClick={() => void run(async () => void (await deletion.mutateAsync().catch(() => {})))}
          >
            {words.eraseEstimation}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** The focused card is gone after that. */
const heading = {
  get current() {
    return document.getElementById(estimationsHeadingId);
  },
};

const tooLate = words.erasedAlready;
