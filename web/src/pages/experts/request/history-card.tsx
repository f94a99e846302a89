import type { ExpertRequest } from '@soumdar/contract';
import { formatMoment } from '../../../format.ts';
import { Card } from '../card.tsx';
import { useMe } from '../use-me.ts';
import { moveWords } from './move-words.ts';

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
