import { sitePaths } from '@soumdar/contract';
import type { SentToSignIn } from '../../session/after-sign-in.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** For a session that ended elsewhere, in another tab for one, while the area is open. */
export function SessionEnded({ comeBack }: { comeBack: SentToSignIn }) {
  return (
    <section className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center">
      <h1 className="text-2xl font-bold">Votre session est terminée</h1>
      <p className="text-ink-soft">
        Connectez-vous pour retrouver l’espace des experts où vous l’avez laissé.
      </p>
      <ButtonLink to={sitePaths.login} state={comeBack} className="mt-2">
        Se connecter
      </ButtonLink>
    </section>
  );
}
