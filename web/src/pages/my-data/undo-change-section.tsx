import { sitePaths, type Profile } from '@soumdar/contract';
import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/my-data';
import { useNavigate } from 'react-router';
import { PhoneNumber } from '../../components/phone.tsx';
import { clearSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toasts } from '../../ui/toasts.ts';
import { DataSection, useDataForm } from './data-section.tsx';
import { undoContactChange } from './my-data-calls.ts';

/** For owners who lost the email with the link. */
export function UndoChangeSection({ until, before }: NonNullable<Profile['undoable']>) {
  const navigate = useNavigate();
  const { form, busy, submit } = useDataForm<{ password: string }>({
    defaultValues: { password: '' },
    rule: ({ password }) => (password ? {} : { password: fieldWords.passwordRequired }),
    send: async ({ password }) => {
      await undoContactChange(password);
      clearSession();
      toasts.success(words.undoDone);
      void navigate(sitePaths.login, { replace: true });
    },
  });
  const { errors } = form.formState;
  return (
    <DataSection
      title={words.undoTitle}
      lead={
        <Sentence
          text={words.undoExplanation({ until, ...before })}
          marks={{
            email: (text) => <strong className="wrap-anywhere text-ink">{text}</strong>,
            phone: (phone) => (
              <strong className="text-ink">
                <PhoneNumber phone={phone} />
              </strong>
            ),
          }}
        />
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <PasswordField
          label={fieldWords.currentPassword}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {errors.root ? <FormAlert>{errors.root.message}</FormAlert> : null}
        <Button type="submit" look="outline" className="sm:self-start" busy={busy}>
          {words.undoSubmit}
        </Button>
      </form>
    </DataSection>
  );
}
