import { Dialog } from '@base-ui/react/dialog';
import * as controlWords from '@soumdar/words/controls';
import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/my-data';
import { Button } from '../../ui/button.tsx';
import { FormAlert, Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';
import { useDataForm } from './data-section.tsx';
import { forgetDevices } from '../account/sign-in.ts';
import { deleteAccount } from './my-data-calls.ts';

interface Confirmation {
  password: string;
}

interface OwnProps {
  openManualRequests: number;
  onDeleted: () => void;
}

export default function DeletionSheet({ openManualRequests, onDeleted, ...sheet }: OwnProps & SheetProps) {
  return (
    <Sheet {...sheet}>
      <DeletionForm openManualRequests={openManualRequests} onDeleted={onDeleted} />
    </Sheet>
  );
}

function DeletionForm({ openManualRequests, onDeleted }: OwnProps) {
  const { form, busy, submit } = useDataForm<Confirmation>({
    defaultValues: { password: '' },
    rule: ({ password }) => (password ? {} : { password: fieldWords.passwordRequired }),
    send: async ({ password }) => {
      await deleteAccount(password);
      forgetDevices();
      onDeleted();
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Dialog.Title className="text-xl font-bold">{words.deletionQuestion}</Dialog.Title>
      {openManualRequests > 0 ? (
        <Notice look="warning">{words.deletionOpenRequests(openManualRequests)}</Notice>
      ) : null}
      <Dialog.Description className="text-ink-soft">{words.deletionWarning}</Dialog.Description>
      <PasswordField
        label={fieldWords.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {errors.root ? <FormAlert>{errors.root.message}</FormAlert> : null}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Dialog.Close render={<Button look="outline" />}>{controlWords.cancel}</Dialog.Close>
        <Button type="submit" look="danger" busy={busy}>
          {words.deletionConfirm}
        </Button>
      </div>
    </form>
  );
}
