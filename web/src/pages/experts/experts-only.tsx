import { sitePaths } from '@soumdar/contract';
import { EmptyState } from '../../components/empty-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';

export function ExpertsOnly() {
  usePageTitle('Espace réservé aux experts');
  return (
    <EmptyState
      page
      title="Espace réservé aux experts"
      text="Votre compte n’a pas accès à cet espace. Vos estimations et vos demandes vous attendent dans votre tableau de bord."
    >
      <ButtonLink to={sitePaths.dashboard}>Mon tableau de bord</ButtonLink>
    </EmptyState>
  );
}
