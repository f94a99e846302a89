import type { ShownOpinion } from '@soumdar/views';
import * as words from '@soumdar/words/opinion';
import { Card } from '../ui/card.tsx';

/** Beside the figures, which stay as they were. */
export function OpinionNote({ opinion }: { opinion: ShownOpinion }) {
  return (
    <Card as="section" flat className="mt-5 p-5 sm:p-6">
      <h2 className="text-lg font-bold">{words.title(opinion.at)}</h2>
      {words.lines(opinion).map((line) => (
        <p key={line} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {line}
        </p>
      ))}
    </Card>
  );
}
