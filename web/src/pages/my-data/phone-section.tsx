import { contactUndoHours, type Profile, type User } from '@soumdar/contract';
import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/my-data';
import { useWatch } from 'react-hook-form';
import { sendVerificationCode } from '../../api/calls.ts';
import { sentPhone } from '../../components/phone-abroad.ts';
import { PhoneAbroadField } from '../../components/phone-abroad-field.tsx';
import { PhoneField, PhoneNumber } from '../../components/phone.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toasts } from '../../ui/toasts.ts';
import { useCodeSending, type CodePurpose, type CodeSending } from '../account/code-sending.ts';
import { isForeignPhone } from '../account/registration-rules.ts';
import { defaultWaitSeconds, sendingSentence } from '../account/phone-verification.ts';
import { ContactToVerify } from './contact-to-verify.tsx';
import { DataSection, useDataForm } from './data-section.tsx';
import { newPhoneErrors, type NewPhone } from './my-data-rules.ts';
import { useChangeProfile } from './profile.ts';

const phoneChange: CodePurpose = {
  name: 'phone-change',
  send: (email) => sendVerificationCode(email),
  defaultWaitSeconds,
  sentence: sendingSentence,
};

export function PhoneSection({ profile }: { profile: Profile }) {
  const { user, pendingPhone } = profile;
  const sending = useCodeSending(phoneChange, user.email);
  return (
    <DataSection
      title={words.phoneTitle}
      state={pendingPhone}
      lead={
        <Sentence
          text={(user.abroad ? words.currentPhoneAbroad : words.currentPhone)(user.phone || words.noPhone)}
          marks={{
            phone: (phone) => (
              <strong className="text-ink">
                <PhoneNumber phone={phone} />
              </strong>
            ),
          }}
        />
      }
    >
      {pendingPhone === null ? (
        <NewPhoneForm profile={profile} sendCode={() => sending.send()} />
      ) : (
        <PhoneToVerify user={user} pendingPhone={pendingPhone} sending={sending} />
      )}
    </DataSection>
  );
}

function NewPhoneForm({ profile, sendCode }: { profile: Profile; sendCode: () => Promise<void> }) {
  const change = useChangeProfile();
  const isAbroad = profile.user.abroad === true;
  const { form, busy, submit } = useDataForm<NewPhone>({
    defaultValues: { phone: '', abroad: isAbroad, password: '' },
    rule: (newPhone) => newPhoneErrors(newPhone, profile),
    send: async ({ password, ...typed }) => {
      await change({ ...sentPhone(typed), password });
      if (typed.abroad) {
        form.reset();
        toasts.success(words.phoneChanged);
      } else await sendCode();
    },
  });
  const { errors } = form.formState;
  const [abroad, phone] = useWatch({ control: form.control, name: ['abroad', 'phone'] });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {isAbroad ? (
        <Checkbox
          label={fieldWords.livesAbroad}
          {...form.register('abroad', { onChange: () => form.clearErrors('phone') })}
        />
      ) : null}
      {abroad ? (
        <PhoneAbroadField
          label={words.newPhone}
          typed={phone}
          use={words.phoneUseAbroad}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      ) : (
        <PhoneField
          label={words.newPhone}
          autoComplete="tel-national"
          help={words.phoneHelp}
          error={errors.phone?.message}
          {...form.register('phone', {
            onBlur: ({ target }) => isForeignPhone(target.value) && void form.trigger('phone'),
          })}
        />
      )}
      <PasswordField
        label={fieldWords.currentPassword}
        help={words.phonePasswordHelp(contactUndoHours, { wasAbroad: isAbroad, isAbroad: abroad })}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {errors.root ? <FormAlert>{errors.root.message}</FormAlert> : null}
      <Button type="submit" className="sm:self-start" busy={busy}>
        {words.phoneSubmit}
      </Button>
    </form>
  );
}

function PhoneToVerify({
  user,
  pendingPhone,
  sending,
}: {
  user: User;
  pendingPhone: string;
  sending: CodeSending;
}) {
  return (
    <ContactToVerify
      user={user}
      sending={sending}
      verified={words.phoneVerified}
      keep={user.phone ? { text: words.keepPhone, change: { phone: user.phone, abroad: user.abroad } } : null}
    >
      <Sentence
        text={words.enterPhoneCode(pendingPhone)}
        marks={{
          phone: (phone) => (
            <strong>
              <PhoneNumber phone={phone} />
            </strong>
          ),
        }}
      />
    </ContactToVerify>
  );
}
