import type { ExpertRequest } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { formatMoment } from '@soumdar/words/formats';
import { Notice } from '../../../ui/notice.tsx';
import { TitledCard } from '../area/titled-card.tsx';
import { useMe } from '../area/expert-queries.ts';
import { authorOf } from './author.ts';

export function HistoryCard({ request }: { request: ExpertRequest }) {
  const me = useMe();
  return (
    <TitledCard title={words.history}>
      <ol reversed className="mt-3 grid gap-3">
        {stepsOf(request, me.id)
          .toReversed()
          .map((step) => (
            <Step key={step.revision} {...step} />
          ))}
        <Step moment={request.createdAt} text={words.requestedBy(request.contact.fullName)} note={null} />
      </ol>
    </TitledCard>
  );
}

export interface HistoryStep {
  revision: number;
  moment: string;
  text: string;
  note: string | null;
}

/** Oldest first. */
export function stepsOf({ history, corrections }: ExpertRequest, accountId: string): HistoryStep[] {
  const steps = [
    ...history.map((move) => ({
      revision: move.revision,
      moment: move.movedAt,
      text: words.move(move.action, authorOf(move, accountId)),
      note:
        [move.note, move.replaced && words.replacedAnswer(move.replaced)].filter(Boolean).join('\n') || null,
    })),
    ...corrections.map(({ revision, correctedAt, fields }) => ({
      revision,
      moment: correctedAt,
      text: words.correctedByOwner,
      note: fields.map(words.correction).join('\n'),
    })),
  ];
  return steps.toSorted((one, other) => one.revision - other.revision);
}

function Step({ moment, text, note }: Omit<HistoryStep, 'revision'>) {
  return (
    <li className="border-s-3 border-line ps-3">
      <p className="font-semibold wrap-anywhere">{text}</p>
      <p className="text-sm text-ink-soft">{formatMoment(moment)}</p>
      {note ? (
        <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      ) : null}
    </li>
  );
}

export function ChangedNotice({
  changes,
  typed,
  onNoted,
}: {
  changes: HistoryStep[];
  typed: boolean;
  onNoted: () => void;
}) {
  return (
    <div role="alert">
      {changes.length > 0 ? (
        <Notice look="warning" className="mt-3">
          <p className="font-bold">{words.changedMeanwhile}</p>
          <ul className="mt-1">
            {changes.map(({ revision, text, moment }) => (
              <li key={revision} className="wrap-anywhere">
                {words.change(text, moment)}
              </li>
            ))}
          </ul>
          <p className="mt-1">{words.currentState(typed)}</p>
          <button
            type="button"
            className="mt-1 min-h-11 cursor-pointer font-semibold text-sea underline"
            onClick={onNoted}
          >
            {words.dismissChanges}
          </button>
        </Notice>
      ) : null}
    </div>
  );
}
