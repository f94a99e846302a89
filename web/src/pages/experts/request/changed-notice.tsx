import type { RequestMove } from '@soumdar/contract';
import { formatMoment } from '../../../format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useMe } from '../use-me.ts';
import { moveWords } from './move-words.ts';

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
