import { sitePaths } from '@soumdar/contract';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { SentToSignIn } from './session-end.ts';

/** In place of a page whose session ended meanwhile, in another tab for one; signing in leads back to it. */
export function SessionEnded({ text, comeBack }: { text: string; comeBack: SentToSignIn }) {
  return (
    <EmptyState page title="Votre session est terminée" text={text}>
      <ButtonLink to={sitePaths.login} state={comeBack}>
        Se connecter
      </ButtonLink>
    </EmptyState>
  );
}
