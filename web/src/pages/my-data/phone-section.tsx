import { contactUndoHours, type Profile, type User } from '@soumdar/contract';
import { useWatch } from 'react-hook-form';
import { sendVerificationCode } from '../../api/calls.ts';
import { sentPhone } from '../../components/phone-abroad.ts';
import { PhoneAbroadField } from '../../components/phone-abroad-field.tsx';
import { PhoneField, PhoneNumber } from '../../components/phone.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
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

/** The phone of the account, and the new one until its code is typed. */
export function PhoneSection({ profile }: { profile: Profile }) {
  const { user, pendingPhone } = profile;
  const sending = useCodeSending(phoneChange, user.email);
  return (
    <DataSection
      title="Mon téléphone"
      state={pendingPhone}
      lead={
        <>
          Votre numéro :{' '}
          <strong className="text-ink">{user.phone ? <PhoneNumber phone={user.phone} /> : 'aucun'}</strong>
          {user.abroad ? '. Vous vivez à l’étranger : vos codes arrivent par email.' : null}
        </>
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
        toasts.success('Votre numéro est changé.');
      } else await sendCode();
    },
  });
  const { errors } = form.formState;
  const [abroad, phone] = useWatch({ control: form.control, name: ['abroad', 'phone'] });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {isAbroad ? (
        <Checkbox
          label="Je vis à l’étranger"
          {...form.register('abroad', { onChange: () => form.clearErrors('phone') })}
        />
      ) : null}
      {abroad ? (
        <PhoneAbroadField
          label="Nouveau téléphone"
          typed={phone}
          use="Un expert peut vous y appeler."
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      ) : (
        <PhoneField
          label="Nouveau téléphone"
          autoComplete="tel-national"
          help="Mobile tunisien à 8 chiffres, sans +216. Un code lui sera envoyé par SMS ; d’ici là, votre numéro actuel reste le vôtre."
          error={errors.phone?.message}
          {...form.register('phone', {
            onBlur: ({ target }) => isForeignPhone(target.value) && void form.trigger('phone'),
          })}
        />
      )}
      <PasswordField
        label="Mot de passe actuel"
        help={passwordHelp(isAbroad, abroad)}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {errors.root ? <FormAlert>{errors.root.message}</FormAlert> : null}
      <Button type="submit" className="sm:self-start" busy={busy}>
        Changer de numéro
      </Button>
    </form>
  );
}

function passwordHelp(isAbroad: boolean, abroad: boolean): string {
  const undo = isAbroad ? 'un email permet' : 'l’ancien numéro permet';
  const what = abroad ? 'Un expert appelle ce numéro' : 'Ce numéro reçoit les codes de votre compte';
  return `${what} : le changer demande votre mot de passe. Pendant ${contactUndoHours} heures, ${undo} d’annuler le changement.`;
}

/** A new phone that waits for its code. */
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
      verified="Votre nouveau numéro est vérifié."
      keep={
        user.phone
          ? { text: 'Garder mon ancien numéro', change: { phone: user.phone, abroad: user.abroad } }
          : null
      }
    >
      Entrez le code reçu par SMS au{' '}
      <strong>
        <PhoneNumber phone={pendingPhone} />
      </strong>
      . Ce numéro remplacera alors l’ancien.
    </ContactToVerify>
  );
}
