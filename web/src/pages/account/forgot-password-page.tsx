import { resendWaitSeconds, sitePaths } from '@soumdar/contract';
import * as codeWords from '@soumdar/words/codes';
import * as words from '@soumdar/words/password-reset';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { EmailField } from '../../components/identity-fields.tsx';
import { saveTypedAccount, readTypedAccount } from '../../session/typed-account.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { startCountdown, useCountdown } from '../../ui/countdown.ts';
import { resolver } from '../../ui/form-resolver.ts';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { CodeCountdown } from './code-form.tsx';
import { countdownKey, mayArriveAfter } from './code-sending.ts';
import { emailError } from './login-rules.ts';
import { isAboutEmail, passwordReset, sendingSentence, type ResetState } from './password-reset.ts';

interface Account {
  email: string;
}

export default function ForgotPasswordPage() {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const [trouble, setTrouble] = useState<{ email: string; until: number }>();
  const { register, handleSubmit, setError, control, formState } = useForm<Account>({
    defaultValues: { email: readTypedAccount().email },
    resolver: resolver(({ email }) => {
      const message = emailError(email);
      return message ? { email: message } : {};
    }),
  });

  async function send({ email: typed }: Account) {
    const email = typed.trim();
    setProblem(undefined);
    try {
      const { data } = await passwordReset.send(email);
      startCountdown(countdownKey(passwordReset, email), resendWaitSeconds);
      const state: ResetState = { email, target: data };
      void navigate(sitePaths.forgotPasswordVerify, { state });
    } catch (thrown) {
      const failure = asFailure(thrown);
      const sentence = sendingSentence(failure);
      if (mayArriveAfter(failure)) {
        setTrouble({ email, until: startCountdown(countdownKey(passwordReset, email), failure.waitTime) });
      }
      if (isAboutEmail(failure)) setError('email', { message: sentence }, { shouldFocus: true });
      else setProblem(sentence);
    }
  }

  return (
    <AuthScreen>
      <AuthCard title={words.heading} lead={words.explanation}>
        <form
          noValidate
          onSubmit={handleSubmit((account) => run(() => send(account)))}
          className="flex flex-col gap-5"
        >
          <EmailField
            autoComplete="username"
            enterKeyHint="send"
            error={formState.errors.email?.message}
            {...register('email', {
              onChange({ target }) {
                saveTypedAccount({ email: target.value });
                setTrouble(undefined);
              },
            })}
          />
          {problem ? <FormAlert>{problem}</FormAlert> : null}
          {trouble ? (
            <SendAfterTrouble key={trouble.until} email={trouble.email} busy={busy} />
          ) : (
            <Button type="submit" busy={busy}>
              {codeWords.send}
            </Button>
          )}
          <AlreadyReceived control={control} />
        </form>
        <p className="mt-6 text-center">
          <Link to={sitePaths.login} className="font-semibold text-sea underline">
            {words.toLogin}
          </Link>
        </p>
      </AuthCard>
    </AuthScreen>
  );
}

/** A code may arrive all the same, so the next one waits. */
function SendAfterTrouble({ email, busy }: { email: string; busy: boolean }) {
  const { secondsLeft } = useCountdown(countdownKey(passwordReset, email));
  return (
    <>
      <Button type="submit" busy={busy} disabled={secondsLeft > 0}>
        {codeWords.send}
      </Button>
      <CodeCountdown secondsLeft={secondsLeft} />
    </>
  );
}

/** A code may have been requested earlier, or on another device. */
function AlreadyReceived({ control }: { control: Control<Account> }) {
  const email = useWatch({ control, name: 'email' }).trim();
  if (emailError(email)) return null;
  const state: ResetState = { email };
  return (
    <ButtonLink look="quiet" to={sitePaths.forgotPasswordVerify} state={state}>
      {codeWords.alreadyReceived}
    </ButtonLink>
  );
}
