import type { ListedEstimation } from '@soumdar/contract';
import * as dashboardWords from '@soumdar/words/dashboard';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/outcome-mark';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure } from '../../api/failure.ts';
import { placeText } from '../../components/place-text.ts';
import { refuseQuestion } from '../../outcome/outcome-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { SheetButton } from '../../ui/sheet-button.tsx';
import { toasts } from '../../ui/toasts.ts';
import { useChangedEstimations } from './estimation-queries.ts';
import { recordResultsState } from './record-results-state.ts';

const loadOutcomeSheet = () => import('../../outcome/outcome-sheet.tsx');

/** What became of a property, three months after its estimate: of one at a time, until its owner answers or refuses. */
export function OutcomeQuestion({ record }: { record: ListedEstimation }) {
  const { id, property_type, details } = record;
  const changed = useChangedEstimations();
  const { busy, run } = useOneAtATime();
  const refuse = () =>
    run(async () => {
      try {
        await refuseQuestion(id);
        toasts.success(words.refused);
        await changed();
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
    });
  return (
    <Card flat aria-label={words.question} className="mt-4 p-5">
      <h3 className="text-lg font-bold">{words.question}</h3>
      <p className="mt-1 font-semibold first-letter:uppercase wrap-anywhere">
        <bdi>
          {dashboardWords.propertyTitle(
            propertyTypeLabel(property_type),
            details.surface,
            placeText(record).text,
          )}
        </bdi>
      </p>
      <p className="mt-1 text-ink-soft">{words.questionLead}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SheetButton
          look="primary"
          load={loadOutcomeSheet}
          entry={`question ${id}`}
          sheetProps={{ id, estimate: recordResultsState(record), onChanged: () => void changed() }}
        >
          {words.answer}
        </SheetButton>
        <Button look="quiet" busy={busy} onClick={() => void refuse()}>
          {words.refuse}
        </Button>
      </div>
    </Card>
  );
}
