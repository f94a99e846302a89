import { EmptyState } from '../../components/empty-state.tsx';
import { HomeButton } from './home-button.tsx';

export function NoResults() {
  return (
    <EmptyState
      page
      title="Aucune estimation disponible"
      text="Placez votre bien sur la carte et décrivez‑le en deux minutes pour connaître son prix et son loyer."
    >
      <HomeButton>Nouvelle estimation</HomeButton>
    </EmptyState>
  );
}
