import { Dialog } from '@base-ui/react/dialog';
import * as words from '@soumdar/words/dashboard';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { asFailure } from '../../../api/failure.ts';
import { unfollowProperty } from '../../../follow/follow-calls.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../../ui/sheet.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { useChangedFollow } from './follow-queries.ts';

/** Confirms first, since the line is erased. */
export default function UnfollowSheet({ id, ...sheet }: { id: string } & SheetProps) {
  const changed = useChangedFollow();
  const ending = useMutation({
    mutationFn: () => unfollowProperty(id),
    onSuccess: () => {
      toasts.success(words.unfollowed);
      // the button that opened the sheet disappears after the refetch
      sheet.onOpenChange(false, () => void changed());
    },
  });
  return (
    <Sheet {...sheet}>
      <div className="flex flex-col gap-5">
        <Dialog.Title className="text-xl font-bold">{words.unfollowThis}</Dialog.Title>
        <Dialog.Description className="text-ink-soft">{words.unfollowLead}</Dialog.Description>
        {ending.error ? <FormAlert>{errorMessage(asFailure(ending.error))}</FormAlert> : null}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Dialog.Close render={<Button look="outline" />}>{words.keepFollowing}</Dialog.Close>
          <Button
            look="danger"
            busy={ending.isPending}
            onClick={() => {
              if (!ending.isPending) ending.mutate();
            }}
          >
            {words.unfollow}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
