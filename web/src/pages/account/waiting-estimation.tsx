import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/sign-in';
import { placeText } from '../../components/place-text.ts';
import type { PendingEstimation } from '../../estimation/pending-estimation.ts';
import { Button } from '../../ui/button.tsx';
import { Sentence } from '../../ui/sentence.tsx';
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
      title={words.resumeEstimation}
      lead={
        <Sentence
          text={words.waitingAnswers(propertyTypeLabel(type), placeText(location, searchParams).text)}
          marks={{ property: (text) => <strong className="text-ink">{text}</strong> }}
        />
      }
    >
      <div className="flex flex-col gap-3">
        <Button onClick={onTake}>{words.getEstimation}</Button>
        <Button look="quiet" onClick={onForget}>
          {words.eraseAnswers}
        </Button>
      </div>
    </AuthCard>
  );
}
