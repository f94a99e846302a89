import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/codes';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { verifyPhone } from '../../api/calls.ts';
import { asFailure, isRetryable } from '../../api/failure.ts';
import { currentSession } from '../../session/session.ts';
import { readTempPassword, takeTempPassword } from '../../session/temp-password.ts';
import { FormAlert } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { toasts } from '../../ui/toasts.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { CodeForm, CodeSentTo, CorrectContact, ResendCode } from './code-form.tsx';
import {
  hasNoPendingRegistration,
  readVerificationState,
  typedDestination,
  useVerificationCode,
  type VerificationState,
} from './phone-verification.ts';
import { signIn } from './sign-in.ts';

export default function VerifyPhonePage() {
  const verification = readVerificationState(useLocation().state);
  usePageTitle(verification?.abroad ? words.emailTitle : words.phoneTitle);
  return verification ? (
    <VerifyPhone verification={verification} />
  ) : (
    <Navigate to={sitePaths.login} replace />
  );
}

function VerifyPhone({ verification }: { verification: VerificationState }) {
  const { email, registration, abroad = false } = verification;
  const to = typedDestination(verification);
  const redirectLater = useRedirectLater();
  const sending = useVerificationCode(verification);
  // after a reload, the code may already be used
  const [signedIn, setSignedIn] = useState(() => currentSession()?.user.email === email);
  /** the last call may have proved the code */
  const [unanswered, setUnanswered] = useState(false);
  const [notSignedIn, setNotSignedIn] = useState<string>();

  async function verify(code: string) {
    try {
      await verifyPhone({ email, code, registration });
    } catch (thrown) {
      const failure = asFailure(thrown);
      setUnanswered(isRetryable(failure));
      if (hasNoPendingRegistration(failure)) {
        if (unanswered && (await opensAccount(email))) return setSignedIn(true);
        redirectLater(2000, sitePaths.register);
      }
      throw thrown;
    }
    toasts.success(abroad ? words.emailVerified : words.phoneVerified);
    const problem = await signInAfterVerification(email);
    if (problem) {
      setNotSignedIn(problem);
      redirectLater(2000, sitePaths.login, { replace: true });
    } else setSignedIn(true);
  }

  if (signedIn) return <AfterSignIn proved={registration} />;
  return (
    <AuthScreen>
      <AuthCard
        title={words.enterCode}
        lead={<CodeSentTo to={to ?? sending.target ?? verification.target} />}
      >
        {notSignedIn ? (
          <FormAlert>{notSignedIn}</FormAlert>
        ) : (
          <div className="flex flex-col gap-5">
            <CodeForm sending={sending} verify={verify} by={abroad ? 'email' : 'SMS'} />
            <ResendCode to={to} sending={sending} onSend={() => void sending.send()} />
            <CorrectContact email={email} abroad={abroad} />
          </div>
        )}
      </AuthCard>
    </AuthScreen>
  );
}

/** The code was right before, in a call whose answer was lost. */
async function opensAccount(email: string): Promise<boolean> {
  const password = readTempPassword();
  if (password === null) return false;
  return signIn({ email, password }).then(
    () => true,
    () => false,
  );
}

/** Returns the reason of a failure. */
async function signInAfterVerification(email: string): Promise<string | undefined> {
  const password = takeTempPassword();
  if (password === null) return words.passwordGone;
  try {
    await signIn({ email, password });
    return undefined;
  } catch {
    return words.notSignedIn;
  }
}
