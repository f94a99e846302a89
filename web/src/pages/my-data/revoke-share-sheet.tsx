import { Dialog } from '@base-ui/react/dialog';
import * as words from '@soumdar/words/my-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { revokeShare } from '../../share/share-calls.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';
import { toasts } from '../../ui/toasts.ts';
import { sharesQuery } from './shares-section.tsx';

/** Confirms first: the address is stored nowhere, so a revoked link is lost. */
export default function RevokeShareSheet({
  id,
  title,
  ...sheet
}: { id: string; title: string } & SheetProps) {
  const queries = useQueryClient();
  const revocation = useMutation({
    mutationFn: async () => {
      await revokeShare(id).catch((thrown: unknown) => {
        // it expired, or another tab revoked it
        if (asFailure(thrown).status !== 404) throw thrown;
      });
    },
    onSuccess: async () => {
      sheet.onOpenChange(false);
      toasts.success(words.revoked);
      await queries.invalidateQueries({ queryKey: sharesQuery.queryKey });
    },
  });
  return (
    <Sheet {...sheet}>
      <div className="flex flex-col gap-5">
        <Dialog.Title className="text-xl font-bold">{words.revokeQuestion}</Dialog.Title>
        <Dialog.Description className="text-ink-soft wrap-anywhere">
          {words.revokeExplanation(title)}
        </Dialog.Description>
        {revocation.error ? <FormAlert>{errorMessage(asFailure(revocation.error))}</FormAlert> : null}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Dialog.Close render={<Button look="outline" />}>{words.keepLink}</Dialog.Close>
          <Button
            look="danger"
            busy={revocation.isPending}
            onClick={() => {
              if (!revocation.isPending) revocation.mutate();
            }}
          >
            {words.revokeLink}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
