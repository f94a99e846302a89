import { sitePaths } from '@soumdar/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearTempPassword } from '../../session/temp-password.ts';
import { Button } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { isResetDone } from './password-reset.ts';

const tips = [
  'Gardez ce mot de passe pour ce seul site.',
  'Ne le communiquez à personne : nous ne vous le demanderons jamais.',
  'Un gestionnaire de mots de passe le retient pour vous.',
  'Déconnectez-vous après usage sur un appareil partagé.',
];

export default function ResetSuccessPage() {
  const navigate = useNavigate();
  const done = isResetDone(useLocation().state);
  const title = done ? 'Mot de passe réinitialisé' : 'Votre mot de passe';
  usePageTitle(title);
  useEffect(() => {
    clearTempPassword();
    const timer = setTimeout(() => void navigate(sitePaths.login, { replace: true }), 5000);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AuthScreen>
      <AuthCard
        title={title}
        lead={`${done ? 'Votre nouveau mot de passe est en place. ' : ''}La page de connexion s’ouvre dans 5 secondes.`}
      >
        <Button className="w-full" onClick={() => void navigate(sitePaths.login, { replace: true })}>
          Se connecter maintenant
        </Button>
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="font-semibold">Conseils de sécurité</h2>
          <ul className="mt-2 list-disc space-y-1 ps-5 text-ink-soft marker:text-sea">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </AuthCard>
    </AuthScreen>
  );
}
