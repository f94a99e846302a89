import { sidesOf, sideView, type ShownEstimation } from '@soumdar/views';
import { formatFacts } from '@soumdar/words/formats';
import { amount } from '@soumdar/words/grid';
import * as words from '@soumdar/words/results';
import { useEffect, useState } from 'react';
import { previewEstimation } from '../../../api/calls.ts';
import { toRequest, type SavedEstimate } from '../../../estimation/results-state.ts';
import { Notice } from '../../../ui/notice.tsx';

/** What the market of today alone changes in an estimate of another day, which is no effect of a refinement. */
export function TodaysFigures({
  saved: { propertyDetails: property, estimationData },
}: {
  saved: SavedEstimate;
}) {
  const [today, setToday] = useState<ShownEstimation>();
  const question = JSON.stringify(toRequest(property));
  useEffect(() => {
    const leaving = new AbortController();
    previewEstimation(JSON.parse(question) as ReturnType<typeof toRequest>, leaving.signal).then(
      ({ data }) => setToday(data),
      // the refined figures stand without it
      () => {},
    );
    return () => leaving.abort();
  }, [question]);
  const figuresOf = (data: ShownEstimation) =>
    formatFacts(
      sidesOf(property.type).flatMap((side) => {
        const view = sideView(side, property, data);
        return view.kind === 'estimated' ? [amount(side, view.price)] : [];
      }),
    );
  const figures = today && figuresOf(today);
  if (!figures || figures === figuresOf(estimationData)) return null;
  return (
    <Notice look="info" role="status" className="mt-3">
      {words.todaysFigures(figures)}
    </Notice>
  );
}
