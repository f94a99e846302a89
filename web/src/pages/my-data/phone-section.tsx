import { contactUndoHours, type Profile } from '@soumdar/contract';
import { sendVerificationCode } from '../../api/calls.ts';
import { PhoneField } from '../../components/phone-field.tsx';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCodeSending, type CodePurpose } from '../account/code-sending.ts';
import { defaultWaitSeconds, sendingSentence } from '../account/phone-verification.ts';
import { DataSection } from './data-section.tsx';
import { internationalPhone, newPhoneWrongs, type NewPhone } from './my-data-rules.ts';
import { PhoneToVerify } from './phone-to-verify.tsx';
import { useChangeProfile } from './profile.ts';
import { useDataForm } from './use-data-form.ts';

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
  const { form, busy, submit } = useDataForm<NewPhone>({
    defaultValues: { phone: '', password: '' },
    rule: (newPhone) => newPhoneWrongs(newPhone, profile),
    send: async ({ phone, password }) => {
      await change({ phone: internationalPhone(phone), password });
      await sendCode();
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <PhoneField
        label="Nouveau téléphone"
        autoComplete="tel-national"
        help="Mobile tunisien à 8 chiffres, sans +216. Un code lui sera envoyé par SMS ; d’ici là, votre numéro actuel reste le vôtre."
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <PasswordField
        label="Mot de passe actuel"
        help={`Ce numéro reçoit les codes de votre compte : le changer demande votre mot de passe. Pendant ${contactUndoHours} heures, l’ancien numéro peut annuler le changement.`}
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
