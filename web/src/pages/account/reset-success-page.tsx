import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/password-reset';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearTempPassword } from '../../session/temp-password.ts';
import { Button } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { isResetDone } from './password-reset.ts';

export default function ResetSuccessPage() {
  const navigate = useNavigate();
  const done = isResetDone(useLocation().state);
  const title = done ? words.done : words.notDone;
  usePageTitle(title);
  useEffect(() => {
    clearTempPassword();
    const timer = setTimeout(() => void navigate(sitePaths.login, { replace: true }), 5000);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AuthScreen>
      <AuthCard title={title} lead={done ? words.doneExplanation : words.notDoneExplanation}>
        <Button className="w-full" onClick={() => void navigate(sitePaths.login, { replace: true })}>
          {words.signInNow}
        </Button>
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="font-semibold">{words.safety}</h2>
          <ul className="mt-2 list-disc space-y-1 ps-5 text-ink-soft marker:text-sea">
            {words.safetyTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </AuthCard>
    </AuthScreen>
  );
}
