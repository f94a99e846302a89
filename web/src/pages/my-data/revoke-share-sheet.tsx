import { Dialog } from '@base-ui/react/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { revokeShare } from '../../share/share-calls.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';
import { toasts } from '../../ui/toasts.ts';
import { sharesQuery } from './shares-section.tsx';

/** Asks before a link is revoked, which nothing takes back: its address is kept nowhere. */
export default function RevokeShareSheet({
  id,
  title,
  ...sheet
}: { id: string; title: string } & SheetProps) {
  const queries = useQueryClient();
  const revocation = useMutation({
    mutationFn: async () => {
      await revokeShare(id).catch((thrown: unknown) => {
        // it expired meanwhile, or another tab revoked it
        if (asFailure(thrown).status !== 404) throw thrown;
      });
    },
    onSuccess: async () => {
      sheet.onOpenChange(false);
      toasts.success('Lien révoqué.');
      await queries.invalidateQueries({ queryKey: sharesQuery.queryKey });
    },
  });
  return (
    <Sheet {...sheet}>
      <div className="flex flex-col gap-5">
        <Dialog.Title className="text-xl font-bold">Révoquer ce lien ?</Dialog.Title>
        <Dialog.Description className="text-ink-soft wrap-anywhere">
          {title}. Ceux à qui vous l’avez envoyé ne verront plus l’estimation. C’est définitif : pour la
          partager à nouveau, vous créerez un autre lien.
        </Dialog.Description>
        {revocation.error ? <FormAlert>{errorMessage(asFailure(revocation.error))}</FormAlert> : null}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Dialog.Close render={<Button look="outline" />}>Garder</Dialog.Close>
          <Button
            look="danger"
            busy={revocation.isPending}
            onClick={() => {
              if (!revocation.isPending) revocation.mutate();
            }}
          >
            Révoquer le lien
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
