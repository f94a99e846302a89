import type { ExpertRequest, RequestAction, RequestMove } from '@soumdar/contract';
import { formatMoment } from '@soumdar/words/formats';
import { Notice } from '../../../ui/notice.tsx';
import { Card } from '../area/card.tsx';
import { useMe } from '../area/expert-queries.ts';
import { correctionText } from './corrections.ts';

/** Every step in the life of a request, the last one first. */
export function HistoryCard({ request }: { request: ExpertRequest }) {
  const me = useMe();
  return (
    <Card title="Historique">
      <ol reversed className="mt-3 grid gap-3">
        {stepsOf(request, me.id)
          .toReversed()
          .map((step) => (
            <Step key={step.revision} {...step} />
          ))}
        <Step
          moment={request.createdAt}
          words={`Demande faite par ${request.contact.fullName}`}
          note={null}
        />
      </ol>
    </Card>
  );
}

/** A change of a request, by an expert or its owner. */
export interface HistoryStep {
  revision: number;
  moment: string;
  words: string;
  note: string | null;
}

/** The changes of a request, oldest first. */
export function stepsOf({ history, corrections }: ExpertRequest, accountId: string): HistoryStep[] {
  const steps = [
    ...history.map((move) => ({
      revision: move.revision,
      moment: move.movedAt,
      words: moveWords(move, accountId),
      note: move.note,
    })),
    ...corrections.map(({ revision, correctedAt, fields }) => ({
      revision,
      moment: correctedAt,
      words: 'Corrigée par le propriétaire',
      note: fields.map(correctionText).join('\n'),
    })),
  ];
  return steps.toSorted((one, other) => one.revision - other.revision);
}

function Step({ moment, words, note }: Omit<HistoryStep, 'revision'>) {
  return (
    <li className="border-s-3 border-line ps-3">
      <p className="font-semibold wrap-anywhere">{words}</p>
      <p className="text-sm text-ink-soft">{formatMoment(moment)}</p>
      {note ? <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{note}</p> : null}
    </li>
  );
}

/** Says what others did to the request while it was open here. */
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
          <p className="font-bold">Cette demande a changé entre-temps</p>
          <ul className="mt-1">
            {changes.map(({ revision, words, moment }) => (
              <li key={revision} className="wrap-anywhere">
                {words} ({formatMoment(moment)})
              </li>
            ))}
          </ul>
          <p className="mt-1">
            La page montre son état actuel.
            {typed ? ' Votre saisie n’a pas été envoyée ; elle est conservée ci-dessous.' : ''}
          </p>
          <button
            type="button"
            className="mt-1 min-h-11 cursor-pointer font-semibold text-sea underline"
            onClick={onNoted}
          >
            J’ai compris
          </button>
        </Notice>
      ) : null}
    </div>
  );
}

const doneWords: Record<RequestAction, string> = {
  take: 'Prise en charge',
  start: 'Démarrée',
  complete: 'Terminée',
  cancel: 'Annulée',
};

/** 'Démarrée par Leïla Trabelsi', or 'par vous' for a move of this account @internal */
export function moveWords({ action, by }: Pick<RequestMove, 'action' | 'by'>, accountId: string): string {
  const who =
    by === null ? 'un expert dont le compte n’existe plus' : by.id === accountId ? 'vous' : by.fullName;
  return `${doneWords[action]} par ${who}`;
}
