import { sitePaths } from '@soumdar/contract';
import { EmptyState } from '../../components/empty-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export function AccessDenied() {
  return (
    <EmptyState
      page
      title="Accès non autorisé"
      text="Veuillez vous connecter pour accéder à votre tableau de bord."
    >
      <ButtonLink to={sitePaths.login}>Se connecter</ButtonLink>
    </EmptyState>
  );
}
