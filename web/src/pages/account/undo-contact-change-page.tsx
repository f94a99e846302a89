import { apiErrors, contactUndoHours, sitePaths } from '@soumdar/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { undoContactChange } from '../../api/calls.ts';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { clearSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';

const title = 'Annuler le changement';

/** Where the link leads that the owner of an account was sent: whoever changed neither its email nor its phone gets both back here. */
export default function UndoContactChangePage() {
  usePageTitle(title);
  const token = useLocation().hash.slice(1);
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<Problem | undefined>(token === '' ? deadLink : undefined);
  const [undone, setUndone] = useState(false);

  async function undo() {
    setProblem(undefined);
    try {
      await undoContactChange(token);
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
        lead="L’email ou le numéro de téléphone de votre compte a été remplacé. Si ce n’est pas vous, reprenez votre compte : toutes les sessions ouvertes seront fermées, et le mot de passe actuel ne servira plus."
      >
        <div className="flex flex-col gap-5">
          {problem ? <FormAlert>{problem.text}</FormAlert> : null}
          {problem?.isFinal ? null : (
            <Button busy={busy} onClick={() => void run(undo)}>
              Reprendre mon compte
            </Button>
          )}
          <ButtonLink look="quiet" to={sitePaths.home}>
            {problem?.isFinal ? 'Retour à l’accueil' : 'C’était bien moi'}
          </ButtonLink>
        </div>
      </AuthCard>
    </AuthScreen>
  );
}

/** Whoever changed them knew the password. */
function Undone() {
  return (
    <AuthScreen>
      <AuthCard title="Votre compte est de nouveau à vous">
        <div className="flex flex-col gap-5">
          <FormAlert look="success">
            Votre email et votre numéro sont ceux d’avant le changement. Toutes les sessions sont fermées.
          </FormAlert>
          <p>
            Quelqu’un d’autre connaissait sans doute votre mot de passe : il ne sert plus. Choisissez-en un
            nouveau ; le code arrivera là où vous avez reçu ce lien.
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
  text: `Ce lien n’est plus valable : il ne sert qu’une fois, dans les ${contactUndoHours} heures qui suivent le changement.`,
  isFinal: true,
};

function problemOf(failure: ApiFailure): Problem {
  if (failure.code === apiErrors.notFound.code) return deadLink;
  if (failure.code === apiErrors.phoneRegistered.code)
    return {
      text: 'Cet ancien numéro appartient maintenant à un autre compte. Contactez-nous.',
      isFinal: true,
    };
  if (failure.code === apiErrors.emailExists.code)
    return {
      text: 'Cet ancien email appartient maintenant à un autre compte. Contactez-nous.',
      isFinal: true,
    };
  return { text: errorMessage(failure), isFinal: false };
}
