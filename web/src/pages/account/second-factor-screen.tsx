import { apiErrors } from '@soumdar/contract';
import { verify } from '@soumdar/words/codes';
import * as words from '@soumdar/words/sign-in';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { signInBySecondFactor } from './sign-in.ts';

/** The second step of a login; `token` is of the first. */
export function SecondFactorScreen({ token, onExpired }: { token: string; onExpired: () => void }) {
  const [by, setBy] = useState<'app' | 'recovery'>('app');
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const { busy, run } = useOneAtATime();
  useEffect(() => box.current?.focus(), [by]);

  async function submit() {
    setError(undefined);
    box.current?.focus();
    try {
      await signInBySecondFactor({ token, code: box.current?.value ?? '' });
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.type === 'unauthorized') onExpired();
      else if (failure.code === apiErrors.invalidVerificationCode.code) setError(words.wrongSecondFactor);
      else setError(errorMessage(failure));
    }
  }

  const look =
    by === 'app'
      ? { label: words.appCode, inputMode: 'numeric' as const, autoComplete: 'one-time-code' }
      : { label: words.recoveryCode, inputMode: 'text' as const, autoComplete: 'off' };

  return (
    <AuthScreen>
      <AuthCard title={words.secondStep} lead={by === 'app' ? words.codeOfApp : words.codeOfRecovery}>
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void run(submit);
          }}
          className="flex flex-col gap-5"
        >
          <div aria-live="assertive">
            <TextField
              key={by}
              ref={box}
              dir="ltr"
              enterKeyHint="go"
              autoCapitalize="characters"
              error={error}
              readOnly={busy}
              {...look}
            />
          </div>
          <Button type="submit" busy={busy}>
            {verify}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              setError(undefined);
              setBy(by === 'app' ? 'recovery' : 'app');
            }}
          >
            {by === 'app' ? words.byRecoveryCode : words.byApp}
          </Button>
        </form>
      </AuthCard>
    </AuthScreen>
  );
}
