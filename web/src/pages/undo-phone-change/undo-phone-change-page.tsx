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
  const [problem, setProblem] = useState<Problem | undefined>(token === '' ? deadLink : undefined);
  const [undone, setUndone] = useState(false);

  async function undo() {
    setProblem(undefined);
    try {
      await undoPhoneChange(token);
      clearSession();
      setUndone(true);
    } catch (thrown) {
      setProblem(problemOf(asFailure(thrown)));
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
          {problem ? <FormAlert>{problem.text}</FormAlert> : null}
          {problem?.isFinal ? null : (
            <Button busy={busy} onClick={() => void run(undo)}>
              Reprendre mon ancien numéro
            </Button>
          )}
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

interface Problem {
  text: string;
  /** trying again would not help */
  isFinal: boolean;
}

const deadLink: Problem = {
  text: `Ce lien n’est plus valable : il ne sert qu’une fois, dans les ${phoneUndoHours} heures qui suivent le changement.`,
  isFinal: true,
};

function problemOf(failure: ApiFailure): Problem {
  if (failure.code === apiErrors.notFound.code) return deadLink;
  if (failure.code === apiErrors.phoneRegistered.code)
    return {
      text: 'Cet ancien numéro appartient maintenant à un autre compte. Contactez-nous.',
      isFinal: true,
    };
  return { text: inFrench(failure), isFinal: false };
}
