import { sitePaths } from '@soumdar/contract';
import * as codeWords from '@soumdar/words/codes';
import * as words from '@soumdar/words/password-reset';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { verifyResetCode } from '../../api/calls.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { CodeForm, CodeSentTo, ResendCode } from './code-form.tsx';
import { useCodeSending } from './code-sending.ts';
import { passwordReset, readResetState, type ResetState } from './password-reset.ts';

export default function VerifyResetCodePage() {
  usePageTitle(words.codeTitle);
  const reset = readResetState(useLocation().state);
  return reset ? <VerifyResetCode reset={reset} /> : <Navigate to={sitePaths.forgotPassword} replace />;
}

function VerifyResetCode({ reset: { email, target } }: { reset: ResetState }) {
  const navigate = useNavigate();
  const sending = useCodeSending(passwordReset, email);
  const to = sending.target ?? target;

  async function verify(code: string) {
    await verifyResetCode(email, code);
    const state: ResetState = { email, code };
    void navigate(sitePaths.forgotPasswordReset, { state });
  }

  return (
    <AuthScreen>
      <AuthCard title={codeWords.enterCode} lead={<CodeSentTo to={to} />}>
        <div className="flex flex-col gap-5">
          <CodeForm sending={sending} verify={verify} by={to && 'maskedEmail' in to ? 'email' : 'SMS'} />
          <ResendCode sending={sending} onSend={() => void sending.send()} />
        </div>
      </AuthCard>
    </AuthScreen>
  );
}
