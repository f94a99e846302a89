import type { FollowHistory, PropertyType } from '@soumdar/contract';
import { formatNumber } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/following';
import { LineChart } from '../../../ui/line-chart.tsx';

/** The country's published index of sale prices of the type, beside the line of one property. */
export function CountryIndex({
  type,
  index: { quarters },
}: {
  type: PropertyType;
  index: FollowHistory['index'];
}) {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="min-w-0">
      <h4 className="font-semibold">{words.indexHeading}</h4>
      <LineChart
        title={words.indexTitle(type)}
        description={words.indexEnds(first, last)}
        lines={[
          {
            name: propertyTypeLabel(type),
            look: 1,
            points: quarters.map(({ quarter, index }) => ({ quarter, value: index })),
          },
        ]}
        format={formatNumber}
      />
      <p className="mt-1 text-sm text-ink-soft">{words.indexNote(type, last.quarter)}</p>
    </div>
  );
}
