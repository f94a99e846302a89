import { propertyTypeLabel } from '@soumdar/words/labels';
import { placeText } from '../../components/place-text.ts';
import type { PendingEstimation } from '../../estimation/pending-estimation.ts';
import { Button } from '../../ui/button.tsx';
import { AuthCard } from './auth-card.tsx';

/** An estimation described before the account was opened, whose tab was closed meanwhile. */
export function WaitingEstimation({
  pending: { type, location, searchParams },
  onTake,
  onForget,
}: {
  pending: PendingEstimation;
  onTake: () => void;
  onForget: () => void;
}) {
  return (
    <AuthCard
      title="Reprendre votre estimation ?"
      lead={
        <>
          Vos réponses vous attendaient sur cet appareil :{' '}
          <strong className="text-ink">
            {propertyTypeLabel(type)}, {placeText(location, searchParams).text}
          </strong>
          .
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Button onClick={onTake}>Obtenir mon estimation</Button>
        <Button look="quiet" onClick={onForget}>
          Effacer ces réponses
        </Button>
      </div>
    </AuthCard>
  );
}
