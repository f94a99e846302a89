import { loading } from '@soumdar/words/controls';
import { Card } from '../../ui/card.tsx';

const lines = ['h-4 w-1/2', 'h-4 w-3/4', 'h-4 w-2/3', 'mt-4 h-8 w-full', 'h-8 w-full'];

/** Stands where the records will, so that nothing moves when they come. */
export function WaitingCards({ columns }: { columns: string }) {
  return (
    <div role="status" className={`mt-4 grid animate-late gap-4 ${columns}`}>
      <span className="sr-only">{loading}</span>
      {[1, 2, 3].map((card) => (
        <Card as="div" flat key={card} className="flex min-h-80 flex-col gap-3 p-5">
          <span className="size-11 rounded-control bg-sand" />
          {lines.map((line) => (
            <span key={line} className={`rounded-mark bg-sand ${line}`} />
          ))}
        </Card>
      ))}
    </div>
  );
}
