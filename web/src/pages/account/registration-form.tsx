import { privacyPolicyVersion, sitePaths } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { isRetryable, type ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { CheckedEmailField } from '../../components/email-suggestion.tsx';
import { NameField } from '../../components/identity-fields.tsx';
import { PhoneField } from '../../components/phone.tsx';
import { PhoneAbroadField } from '../../components/phone-abroad-field.tsx';
import { sentPhone } from '../../components/phone-abroad.ts';
import { saveRegistrationDraft } from '../../estimation/registration-draft.ts';
import { saveTypedAccount } from '../../session/typed-account.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { resolver } from '../../ui/form-resolver.ts';
import { LoadingOverlay } from '../../ui/loading.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { toasts } from '../../ui/toasts.ts';
import { createAccount } from './create-account.ts';
import type { VerificationState } from './phone-verification.ts';
import {
  isForeignPhone,
  passwordHelp,
  refusedFields,
  registrationErrors,
  type Registration,
} from './registration-rules.ts';

interface RegistrationFormProps {
  initial: Registration;
  /** the password is asked twice */
  confirmed?: boolean;
  /** told of everything typed, the password included */
  onEdit?: (registration: Registration) => void;
  /** called before leaving for the verification */
  onAccount?: () => void;
  /** time to read that the account existed, unverified */
  existingDelayMs: number;
}

export function RegistrationForm({
  initial,
  confirmed = false,
  onEdit,
  onAccount,
  existingDelayMs,
}: RegistrationFormProps) {
  const navigate = useNavigate();
  const redirectLater = useRedirectLater();
  const { busy, run } = useOneAtATime();
  const [notice, setNotice] = useState<{ look: 'info' | 'error'; text: string }>();
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    setFocus,
    clearErrors,
    subscribe,
    trigger,
    control,
    formState,
  } = useForm<Registration>({
    defaultValues: initial,
    resolver: resolver((registration) => registrationErrors(registration, confirmed)),
  });
  const { errors } = formState;
  const [abroad, phone, email] = useWatch({ control, name: ['abroad', 'phone', 'email'] });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          saveTypedAccount(values);
          onEdit?.(values);
        },
      }),
    [subscribe, onEdit],
  );

  function takeEmail(meant: string) {
    setValue('email', meant, { shouldValidate: formState.isSubmitted });
    // the button that had it is gone
    setFocus('email');
  }

  async function create(registration: Registration) {
    setNotice(undefined);
    const outcome = await createAccount(registration);
    if (outcome.status === 'refused') return refuse(outcome.failure, registration);
    onAccount?.();
    const contact = { email: outcome.email, phone: sentPhone(registration).phone };
    saveRegistrationDraft({ registration: outcome.registration, contact });
    const state: VerificationState = {
      email: outcome.email,
      registration: outcome.registration,
      abroad: registration.abroad,
      fromRegister: true,
    };
    if (outcome.status === 'created') {
      toasts.success(
        registration.abroad
          ? 'Compte créé avec succès ! Vérification de l’email requise.'
          : 'Compte créé avec succès ! Vérification du numéro de téléphone requise.',
      );
      void navigate(sitePaths.sendVerificationCode, { state });
    } else {
      setNotice({ look: 'info', text: 'Compte existant non vérifié. Redirection vers la vérification...' });
      redirectLater(existingDelayMs, sitePaths.sendVerificationCode, { state });
    }
  }

  function refuse(failure: ApiFailure, registration: Registration) {
    const fields = Object.entries(refusedFields(failure, registration.abroad));
    fields.forEach(([field, message], index) =>
      setError(field as keyof Registration, { message }, { shouldFocus: index === 0 }),
    );
    if (fields.length > 0) return;
    if (isRetryable(failure)) toasts.retry(errorMessage(failure), () => void run(() => create(registration)));
    else setNotice({ look: 'error', text: errorMessage(failure) });
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit((registration) => run(() => create(registration)))}
      className="flex flex-col gap-5"
    >
      <NameField error={errors.fullName?.message} {...register('fullName')} />
      <CheckedEmailField
        help="Pour vous connecter et retrouver vos estimations"
        typed={email}
        onTake={takeEmail}
        error={errors.email?.message}
        {...register('email')}
      />
      <Checkbox
        label="Je vis à l’étranger"
        {...register('abroad', { onChange: () => clearErrors('phone') })}
      />
      {abroad ? (
        <PhoneAbroadField
          label="Téléphone"
          typed={phone}
          use="Un expert peut vous y appeler ; le code sera envoyé à votre email."
          error={errors.phone?.message}
          {...register('phone')}
        />
      ) : (
        <PhoneField
          label="Téléphone"
          autoComplete="tel-national"
          help="Mobile tunisien à 8 chiffres, sans +216. Un code vous y sera envoyé par SMS."
          error={errors.phone?.message}
          {...register('phone', {
            // no more digits make it a Tunisian one
            onBlur: ({ target }) => isForeignPhone(target.value) && void trigger('phone'),
          })}
        />
      )}
      <PasswordField
        label="Mot de passe"
        autoComplete="new-password"
        help={passwordHelp}
        error={errors.password?.message}
        {...register('password')}
      />
      {confirmed ? (
        <PasswordField
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
      ) : null}
      {notice ? <FormAlert look={notice.look}>{notice.text}</FormAlert> : null}
      <p className="text-sm text-ink-soft">
        En créant un compte, vous acceptez la{' '}
        <Link
          to={sitePaths.privacyPolicy}
          target="_blank"
          className="font-semibold text-sea underline hover:text-sea-deep"
        >
          politique de confidentialité
        </Link>{' '}
        (version {privacyPolicyVersion}).
      </p>
      <Button type="submit" aria-disabled={busy}>
        Créer mon compte
      </Button>
      {busy ? <LoadingOverlay text="Création du compte..." /> : null}
    </form>
  );
}
