import { type WeekFigures } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-figures';
import { formatNumber } from '@soumdar/words/formats';
import { Card } from '../../../ui/card.tsx';

const columns: { name: string; of: (week: WeekFigures) => string }[] = [
  { name: words.requests, of: ({ requests }) => formatNumber(requests) },
  { name: words.answeredInTime, of: ({ answeredInTime }) => formatNumber(answeredInTime) },
  { name: words.answeredLate, of: ({ answeredLate }) => formatNumber(answeredLate) },
  { name: words.shareInTime, of: (week) => words.share(answeredShare([week])) },
  { name: words.estimatesStarted, of: ({ estimationsStarted }) => formatNumber(estimationsStarted) },
  { name: words.succeeded, of: ({ estimationsCompleted }) => formatNumber(estimationsCompleted) },
  { name: words.failed, of: ({ estimationsFailed }) => formatNumber(estimationsFailed) },
];

/** Newest week first. */
export function WeekTable({ weeks, names }: { weeks: WeekFigures[]; names: string[] }) {
  return (
    <Card
      as="div"
      // keyboard users must be able to scroll a wide table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={words.byWeek}
      className="relative mt-4 overflow-x-auto"
    >
      <table className="w-full border-collapse text-end tabular-nums">
        <caption className="px-4 pt-4 pb-2 text-start text-lg font-bold">{words.byWeek}</caption>
        <thead className="border-y border-line bg-sand text-sm text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-semibold whitespace-nowrap">
              {words.weekOf}
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="px-4 py-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {weeks
            .map((week, index) => (
              <tr key={week.weekStart}>
                <th scope="row" className="px-4 py-2 text-start font-semibold whitespace-nowrap">
                  {names[index]}
                </th>
                {columns.map(({ name, of }) => (
                  <td key={name} className="px-4 py-2">
                    {of(week)}
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </Card>
  );
}

type Answered = Pick<WeekFigures, 'answeredInTime' | 'answeredLate'>;

/** From 0 to 1; null when no request was due yet. */
export function answeredShare(weeks: Answered[]): number | null {
  const sum = (figure: keyof Answered) => weeks.reduce((total, week) => total + week[figure], 0);
  const due = sum('answeredInTime') + sum('answeredLate');
  return due === 0 ? null : sum('answeredInTime') / due;
}
