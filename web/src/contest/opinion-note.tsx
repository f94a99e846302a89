import type { ShownOpinion } from '@soumdar/views';
import * as words from '@soumdar/words/opinion';
import { useEurRate } from '../components/euros.tsx';
import { Card } from '../ui/card.tsx';

/** Beside the figures, which stay as they were. */
export function OpinionNote({ opinion }: { opinion: ShownOpinion }) {
  const rate = useEurRate();
  return (
    <Card as="section" flat className="mt-5 p-5 sm:p-6">
      <h2 className="text-lg font-bold">{words.title(opinion.at)}</h2>
      {words.lines(opinion, rate).map((line) => (
        <p key={line} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {line}
        </p>
      ))}
    </Card>
  );
}
