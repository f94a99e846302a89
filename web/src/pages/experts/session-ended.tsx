import { sitePaths } from '@soumdar/contract';
import { EmptyState } from '../../components/empty-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { SentToSignIn } from '../../components/session-end.ts';

/** For a session that ended elsewhere, in another tab for one, while the area is open. */
export function SessionEnded({ comeBack }: { comeBack: SentToSignIn }) {
  return (
    <EmptyState
      page
      title="Votre session est terminée"
      text="Connectez-vous pour retrouver l’espace des experts où vous l’avez laissé."
    >
      <ButtonLink to={sitePaths.login} state={comeBack}>
        Se connecter
      </ButtonLink>
    </EmptyState>
  );
}
