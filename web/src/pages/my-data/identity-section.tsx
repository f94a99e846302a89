import { contactUndoHours, type Profile, type User } from '@soumdar/contract';
import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/my-data';
import { useWatch } from 'react-hook-form';
import { EmailField, NameField } from '../../components/identity-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toasts } from '../../ui/toasts.ts';
import { useCodeSending, type CodePurpose, type CodeSending } from '../account/code-sending.ts';
import { DataSection, useDataForm } from './data-section.tsx';
import { changesEmail, identityErrors, type Identity } from './my-data-rules.ts';
import { useChangeProfile } from './profile.ts';
import { sendVerificationCode } from '../../api/calls.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { defaultWaitSeconds, sendingSentence } from '../account/phone-verification.ts';
import { ContactToVerify } from './contact-to-verify.tsx';

export function IdentitySection({ profile: { user, pendingEmail } }: { profile: Profile }) {
  const sending = useCodeSending(emailChange, user.email);
  const change = useChangeProfile();
  const { form, busy, submit } = useDataForm<Identity>({
    defaultValues: { fullName: user.full_name, email: user.email, password: '' },
    rule: (identity) => identityErrors(identity, user.email),
    send: async ({ fullName, email, password }) => {
      const newEmail = changesEmail(email, user.email) ? { email: email.trim(), password } : {};
      const { data } = await change({ full_name: fullName.trim(), ...newEmail });
      form.reset({ fullName: fullName.trim(), email: data.user.email, password: '' });
      if (data.pendingEmail && newEmail.email) await sending.send();
      else toasts.success(words.identitySaved);
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });

  return (
    <DataSection title={words.identityTitle}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <NameField error={errors.fullName?.message} {...register('fullName')} />
        <EmailField error={errors.email?.message} {...register('email')} />
        {changesEmail(email, user.email) ? (
          <PasswordField
            label={fieldWords.currentPassword}
            help={(user.abroad ? words.emailPasswordHelpAbroad : words.emailPasswordHelp)(contactUndoHours)}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
        ) : null}
        {errors.root ? <FormAlert>{errors.root.message}</FormAlert> : null}
        <Button type="submit" className="sm:self-start" busy={busy}>
          {words.identitySubmit}
        </Button>
      </form>
      {pendingEmail ? <NewEmailToVerify user={user} pendingEmail={pendingEmail} sending={sending} /> : null}
    </DataSection>
  );
}

const emailChange: CodePurpose = {
  name: 'email-change',
  send: (email) => sendVerificationCode(email),
  defaultWaitSeconds,
  sentence: (failure) => sendingSentence(failure, false),
};

/** An account from abroad gets its codes by email. */
function NewEmailToVerify({
  user,
  pendingEmail,
  sending,
}: {
  user: User;
  pendingEmail: string;
  sending: CodeSending;
}) {
  return (
    <div className="mt-6 border-t border-line pt-6">
      <ContactToVerify
        user={user}
        by="email"
        sending={sending}
        verified={words.emailVerified}
        keep={{ text: words.keepEmail, change: { email: user.email } }}
      >
        <Sentence
          text={words.enterEmailCode(pendingEmail)}
          marks={{ email: (text) => <strong className="wrap-anywhere">{text}</strong> }}
        />
      </ContactToVerify>
    </div>
  );
}
