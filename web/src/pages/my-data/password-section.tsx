import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/my-data';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toasts } from '../../ui/toasts.ts';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { DataSection, useDataForm } from './data-section.tsx';
import { passwordChangeErrors, type PasswordChange } from './my-data-rules.ts';
import { useChangeProfile } from './profile.ts';

const blank: PasswordChange = { password: '', newPassword: '', confirmation: '' };

export function PasswordSection() {
  const change = useChangeProfile();
  const { form, busy, submit } = useDataForm<PasswordChange>({
    defaultValues: blank,
    rule: passwordChangeErrors,
    send: async ({ password, newPassword }) => {
      await change({ password, newPassword });
      form.reset(blank);
      toasts.success(words.passwordChanged);
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });

  return (
    <DataSection title={words.passwordTitle}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <PasswordField
          label={fieldWords.currentPassword}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <NewPasswordFields
          typed={newPassword}
          password={{ error: errors.newPassword?.message, ...register('newPassword') }}
          confirmation={{ error: errors.confirmation?.message, ...register('confirmation') }}
        />
        {errors.root ? <FormAlert>{errors.root.message}</FormAlert> : null}
        <Button type="submit" className="sm:self-start" busy={busy}>
          {words.passwordSubmit}
        </Button>
      </form>
    </DataSection>
  );
}
