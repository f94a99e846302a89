import type { ClosedContest } from '@soumdar/contract';
import { closed } from '@soumdar/words/contest-button';
import { Card } from '../ui/card.tsx';

/** Between owner and expert: a print goes to others. */
export function ClosedNote({ contest: { at, reason } }: { contest: ClosedContest }) {
  return (
    <Card as="section" flat className="mt-5 p-5 sm:p-6 print:hidden">
      <h2 className="text-lg font-bold">{closed(at)}</h2>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
        {reason}
      </p>
    </Card>
  );
}
