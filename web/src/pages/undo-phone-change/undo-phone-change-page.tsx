import { apiErrors, phoneUndoHours, sitePaths } from '@soumdar/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { undoPhoneChange } from '../../api/calls.ts';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import { AuthCard, AuthScreen } from '../../components/auth-card.tsx';
import { clearSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../ui/page-title.ts';

const title = 'Annuler le changement de numéro';

/** Where the link leads that the old phone of an account was sent: whoever did not change it gets it back here. */
export default function UndoPhoneChangePage() {
  usePageTitle(title);
  const token = useLocation().hash.slice(1);
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState(token === '' ? linkIsDead : undefined);
  const [undone, setUndone] = useState(false);

  async function undo() {
    setProblem(undefined);
    try {
      await undoPhoneChange(token);
      clearSession();
      setUndone(true);
    } catch (thrown) {
      setProblem(sentenceOf(asFailure(thrown)));
    }
  }

  if (undone) return <Undone />;
  return (
    <AuthScreen>
      <AuthCard
        title={title}
        lead="Le numéro de téléphone de votre compte a été remplacé. Si ce n’est pas vous, reprenez l’ancien : toutes les sessions ouvertes seront fermées."
      >
        <div className="flex flex-col gap-5">
          {problem ? <FormAlert>{problem}</FormAlert> : null}
          {token ? (
            <Button busy={busy} onClick={() => void run(undo)}>
              Reprendre mon ancien numéro
            </Button>
          ) : null}
          <ButtonLink look="quiet" to={sitePaths.home}>
            C’était bien moi
          </ButtonLink>
        </div>
      </AuthCard>
    </AuthScreen>
  );
}

/** Whoever changed the phone knew the password. */
function Undone() {
  return (
    <AuthScreen>
      <AuthCard title="Votre ancien numéro est de retour">
        <div className="flex flex-col gap-5">
          <FormAlert look="success">Toutes les sessions de votre compte sont fermées.</FormAlert>
          <p>
            Quelqu’un d’autre connaît sans doute votre mot de passe : choisissez-en un nouveau maintenant. Le
            code arrivera sur ce téléphone.
          </p>
          <ButtonLink to={sitePaths.forgotPassword}>Choisir un nouveau mot de passe</ButtonLink>
        </div>
      </AuthCard>
    </AuthScreen>
  );
}

const linkIsDead = `Ce lien n’est plus valable : il ne sert qu’une fois, dans les ${phoneUndoHours} heures qui suivent le changement.`;

function sentenceOf(failure: ApiFailure): string {
  return inFrench(failure, {
    [apiErrors.notFound.text]: linkIsDead,
    [apiErrors.phoneRegistered.text]:
      'Cet ancien numéro appartient maintenant à un autre compte. Contactez-nous.',
  });
}
