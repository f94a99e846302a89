import type { PublicAccuracy } from '@soumdar/contract';
import { formatNumber, formatShare } from '@soumdar/words/formats';
import * as words from '@soumdar/words/reliability';
import { FigureBlock } from '../../components/figure-block.tsx';

export function Contests({ contests }: Pick<PublicAccuracy, 'contests'>) {
  const { received, answeredInTime, confirmed, corrected, medianCorrection } = contests;
  const rows: [string, string][] = [
    [words.contestsReceived, formatNumber(received)],
    [words.contestsInTime, formatNumber(answeredInTime)],
    [words.contestsConfirmed, formatNumber(confirmed)],
    [words.contestsCorrected, formatNumber(corrected)],
    [
      words.contestsMedian,
      medianCorrection === null ? words.tooFewCorrections : formatShare(medianCorrection),
    ],
  ];
  return (
    <FigureBlock title={words.contests}>
      <p className="mt-2 text-ink-soft">{words.contestsLead}</p>
      <dl className="mt-3 grid grid-cols-1 gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="ms-auto text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </FigureBlock>
  );
}
