import { passwordMinLength, privacyPolicyVersion, sitePaths } from '@soumdar/contract';
import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/registration';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { isRetryable, type ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { CheckedEmailField } from './email-suggestion.tsx';
import { NameField } from '../../components/identity-fields.tsx';
import { PhoneField } from '../../components/phone.tsx';
import { PhoneAbroadField } from '../../components/phone-abroad-field.tsx';
import { sentPhone } from '../../components/phone-abroad.ts';
import { saveRegistrationDraft } from './registration-draft.ts';
import { saveTypedAccount } from '../../session/typed-account.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { resolver } from '../../ui/form-resolver.ts';
import { LoadingOverlay } from '../../ui/loading.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { toasts } from '../../ui/toasts.ts';
import { createAccount } from './create-account.ts';
import type { VerificationState } from './phone-verification.ts';
import {
  isForeignPhone,
  refusedFields,
  registrationErrors,
  type Registration,
} from './registration-rules.ts';

interface RegistrationFormProps {
  initial: Registration;
  /** whether the password is typed twice */
  confirmed?: boolean;
  /** receives the password too */
  onEdit?: (registration: Registration) => void;
  /** runs before leaving for the verification */
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
    // the button that had the focus is gone
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
      toasts.success(registration.abroad ? words.createdWithEmail : words.createdWithPhone);
      void navigate(sitePaths.sendVerificationCode, { state });
    } else {
      setNotice({ look: 'info', text: words.existsUnverified });
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
        help={words.emailHelp}
        typed={email}
        onTake={takeEmail}
        error={errors.email?.message}
        {...register('email')}
      />
      <Checkbox
        label={fieldWords.livesAbroad}
        {...register('abroad', { onChange: () => clearErrors('phone') })}
      />
      {abroad ? (
        <PhoneAbroadField
          label={fieldWords.phone}
          typed={phone}
          use={words.phoneAbroadUse}
          error={errors.phone?.message}
          {...register('phone')}
        />
      ) : (
        <PhoneField
          label={fieldWords.phone}
          autoComplete="tel-national"
          help={words.phoneHelp}
          error={errors.phone?.message}
          {...register('phone', {
            // more digits cannot make it a Tunisian number
            onBlur: ({ target }) => isForeignPhone(target.value) && void trigger('phone'),
          })}
        />
      )}
      <PasswordField
        label={fieldWords.password}
        autoComplete="new-password"
        help={fieldWords.newPasswordHelp(passwordMinLength)}
        error={errors.password?.message}
        {...register('password')}
      />
      {confirmed ? (
        <PasswordField
          label={fieldWords.confirmation}
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
      ) : null}
      {notice ? <FormAlert look={notice.look}>{notice.text}</FormAlert> : null}
      <p className="text-sm text-ink-soft">
        <Sentence
          text={words.policyAccepted(privacyPolicyVersion)}
          marks={{
            policy: (text) => (
              <Link
                to={sitePaths.privacyPolicy}
                target="_blank"
                className="font-semibold text-sea underline hover:text-sea-deep"
              >
                {text}
              </Link>
            ),
          }}
        />
      </p>
      <Button type="submit" aria-disabled={busy}>
        {words.submit}
      </Button>
      {busy ? <LoadingOverlay text={words.submitting} /> : null}
    </form>
  );
}
