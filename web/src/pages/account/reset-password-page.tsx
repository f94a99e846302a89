import { apiErrors, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/password-reset';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { login, logOut, resetPassword } from '../../api/calls.ts';
import { asFailure, isRetryable } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { clearSession, currentSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { resolver } from '../../ui/form-resolver.ts';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { readResetState, resetDone } from './password-reset.ts';
import { readDeviceMarks } from './sign-in.ts';
import { newPasswordErrors, type NewPassword } from './registration-rules.ts';

/** After these only another code helps. */
const uselessCode: string[] = [apiErrors.invalidOrExpiredResetCode.code, apiErrors.codeExhausted.code];
const aboutPassword: string[] = [apiErrors.passwordTooShort.code, apiErrors.passwordTooCommon.code];

export default function ResetPasswordPage() {
  usePageTitle(words.passwordTitle);
  const reset = readResetState(useLocation().state);
  return reset?.code ? (
    <ResetPassword email={reset.email} code={reset.code} />
  ) : (
    <Navigate to={sitePaths.forgotPassword} replace />
  );
}

function ResetPassword({ email, code }: { email: string; code: string }) {
  const navigate = useNavigate();
  const redirectLater = useRedirectLater();
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  /** the last call may have changed the password and used up the code */
  const [unanswered, setUnanswered] = useState(false);
  const { register, handleSubmit, setError, control, formState } = useForm<NewPassword>({
    defaultValues: { password: '', confirmation: '' },
    resolver: resolver(newPasswordErrors),
  });
  const password = useWatch({ control, name: 'password' });

  function succeed() {
    // the reset ended every session of the account, this browser's too
    if (currentSession()?.user.email === email) clearSession();
    void navigate(sitePaths.forgotPasswordSuccess, { replace: true, state: resetDone });
  }

  async function change(chosen: NewPassword) {
    setProblem(undefined);
    try {
      await resetPassword(email, code, chosen.password);
      succeed();
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.code === apiErrors.invalidOrExpiredResetCode.code && unanswered)
        if (await isPassword(email, chosen.password)) return succeed();
      setUnanswered(isRetryable(failure));
      if (aboutPassword.includes(failure.code))
        return setError('password', { message: errorMessage(failure) }, { shouldFocus: true });
      setProblem(errorMessage(failure));
      if (uselessCode.includes(failure.code))
        redirectLater(3000, sitePaths.forgotPassword, { replace: true });
    }
  }

  return (
    <AuthScreen>
      <AuthCard
        title={words.choosePassword}
        lead={
          <Sentence
            text={words.ofAccount(email)}
            marks={{ account: (text) => <strong className="text-ink">{text}</strong> }}
          />
        }
      >
        <form
          noValidate
          onSubmit={handleSubmit((chosen) => run(() => change(chosen)))}
          className="flex flex-col gap-5"
        >
          <NewPasswordFields
            typed={password}
            password={{ error: formState.errors.password?.message, ...register('password') }}
            confirmation={{ error: formState.errors.confirmation?.message, ...register('confirmation') }}
          />
          {problem ? <FormAlert>{problem}</FormAlert> : null}
          <Button type="submit" busy={busy}>
            {words.submit}
          </Button>
        </form>
      </AuthCard>
    </AuthScreen>
  );
}

async function isPassword(email: string, password: string): Promise<boolean> {
  try {
    const { data } = await login({ email, password, devices: readDeviceMarks() });
    await logOut(data.token);
    return true;
  } catch {
    return false;
  }
}
