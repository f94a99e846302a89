import { sitePaths } from '@soumdar/contract';
import { ButtonLink } from '../../ui/button.tsx';

export function AccessDenied() {
  return (
    <section className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center">
      <h1 className="text-2xl font-bold">Accès non autorisé</h1>
      <p className="text-ink-soft">Veuillez vous connecter pour accéder à votre tableau de bord.</p>
      <ButtonLink to={sitePaths.login} className="mt-2">
        Se connecter
      </ButtonLink>
    </section>
  );
}
