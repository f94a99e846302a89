import type { ExpertRequest, RequestAction, RequestMove } from '@soumdar/contract';
import { formatMoment } from '../../../format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Card } from '../area/card.tsx';
import { useMe } from '../area/expert-queries.ts';

/** Every step in the life of a request, the last one first. */
export function HistoryCard({ request }: { request: ExpertRequest }) {
  const me = useMe();
  return (
    <Card title="Historique">
      <ol reversed className="mt-3 grid gap-3">
        {request.history.toReversed().map((move) => (
          <Step key={move.revision} moment={move.movedAt} words={moveWords(move, me.id)} note={move.note} />
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

function Step({ moment, words, note }: { moment: string; words: string; note: string | null }) {
  return (
    <li className="border-l-3 border-line pl-3">
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
  changes: RequestMove[];
  typed: boolean;
  onNoted: () => void;
}) {
  const me = useMe();
  return (
    <div role="alert">
      {changes.length > 0 ? (
        <Notice look="warning" className="mt-3">
          <p className="font-bold">Cette demande a changé entre-temps</p>
          <ul className="mt-1">
            {changes.map((move) => (
              <li key={move.revision} className="wrap-anywhere">
                {moveWords(move, me.id)} ({formatMoment(move.movedAt)})
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
