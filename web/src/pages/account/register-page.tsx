import { sitePaths } from '@soumdar/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { readTypedAccount } from '../../session/typed-account.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AfterSignIn } from './after-sign-in.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { blankRegistration } from './registration-rules.ts';

export default function RegisterPage() {
  usePageTitle('Créer un compte');
  const session = useSession();
  const [initial] = useState(() => ({ ...blankRegistration, ...readTypedAccount() }));
  if (session) return <AfterSignIn />;
  return (
    <AuthScreen>
      <AuthCard
        title="Créer un compte"
        lead="Un compte gratuit pour obtenir vos estimations et les retrouver quand vous voulez."
      >
        <RegistrationForm initial={initial} confirmed existingDelayMs={2000} />
        <p className="mt-6 text-center text-ink-soft">
          Déjà un compte ?{' '}
          <Link to={sitePaths.login} className="font-semibold text-sea underline">
            Se connecter
          </Link>
        </p>
      </AuthCard>
    </AuthScreen>
  );
}
