import { sitePaths } from '@soumdar/contract';
import * as commonWords from '@soumdar/words/common';
import * as words from '@soumdar/words/registration';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { readTempPassword } from '../../session/temp-password.ts';
import { readTypedAccount } from '../../session/typed-account.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { AfterSignIn } from './after-sign-in.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { readCorrection } from './phone-verification.ts';
import { blankRegistration, type Registration } from './registration-rules.ts';

export default function RegisterPage() {
  usePageTitle(commonWords.createAccount);
  const session = useSession();
  const correction = readCorrection(useLocation().state);
  const [initial] = useState(() => initialRegistration(correction));
  if (session) return <AfterSignIn />;
  const corrected = words.corrections[initial.abroad ? 'email' : 'phone'];
  return (
    <AuthScreen>
      <AuthCard
        title={correction ? corrected.title : commonWords.createAccount}
        lead={correction ? corrected.explanation : words.explanation}
      >
        <RegistrationForm initial={initial} confirmed existingDelayMs={2000} />
        <p className="mt-6 text-center text-ink-soft">
          <Sentence
            text={words.hasAccount}
            marks={{
              login: (text) => (
                <Link to={sitePaths.login} className="font-semibold text-sea underline">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      </AuthCard>
    </AuthScreen>
  );
}

/** To correct a number, the password is filled in too while it is still stored. */
function initialRegistration(correction: ReturnType<typeof readCorrection>): Registration {
  const { fullName, email, phone, abroad = false } = readTypedAccount();
  const typed = { ...blankRegistration, fullName, email, phone, abroad };
  if (!correction) return typed;
  const password = readTempPassword() ?? '';
  return { ...typed, email: correction.email, password, confirmation: password };
}
