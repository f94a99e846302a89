import { sitePaths } from '@soumdar/contract';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';

export function ExpertsOnly() {
  usePageTitle('Espace réservé aux experts');
  return (
    <section className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center">
      <h1 className="text-2xl font-bold">Espace réservé aux experts</h1>
      <p className="text-ink-soft">
        Votre compte n’a pas accès à cet espace. Vos estimations et vos demandes vous attendent dans votre
        tableau de bord.
      </p>
      <ButtonLink to={sitePaths.dashboard} className="mt-2">
        Mon tableau de bord
      </ButtonLink>
    </section>
  );
}
