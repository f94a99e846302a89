import { Dialog } from '@base-ui/react/dialog';
import * as words from '@soumdar/words/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteManualRequest } from '../../api/calls.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { requestsHeadingId, useChangedRequests } from './manual-request-queries.ts';

interface OwnProps {
  id: string;
  /** what the request is about */
  title: string;
}

export default function RequestDeletionSheet({ id, title, ...sheet }: OwnProps & SheetProps) {
  const changed = useChangedRequests();
  const { busy, run } = useOneAtATime();
  const [deleted, setDeleted] = useState(false);
  const deletion = useMutation({
    mutationFn: () => deleteManualRequest(id),
    onSuccess: () => {
      setDeleted(true);
      toasts.success(words.requestRemoved);
      // the button that opened the sheet disappears after the refetch
      sheet.onOpenChange(false, () => void changed());
    },
  });
  return (
    <Sheet {...sheet} opener={deleted ? heading : sheet.opener}>
      <div className="flex flex-col gap-5">
        <Dialog.Title className="text-xl font-bold">{words.removeThisRequest}</Dialog.Title>
        <Dialog.Description className="text-ink-soft wrap-anywhere">
          {words.removesRequest(title)}
        </Dialog.Description>
        {deletion.error ? <FormAlert>{errorMessage(asFailure(deletion.error))}</FormAlert> : null}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Dialog.Close render={<Button look="outline" />}>{words.keep}</Dialog.Close>
          <Button
            look="danger"
            busy={busy}
            onClick={() => void run(async () => void (await deletion.mutateAsync().catch(() => {})))}
          >
            {words.removeRequest}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** The focused card is gone after that. */
const heading = {
  get current() {
    return document.getElementById(requestsHeadingId);
  },
};
