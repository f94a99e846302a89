import type { CheckedReport } from '@soumdar/contract';
import * as words from '@soumdar/words/report-check';
import { Notice } from '../../ui/notice.tsx';

const dayMs = 24 * 3600 * 1000;
const daysBetween = (iso: string, now: Date) => Math.floor((now.getTime() - Date.parse(iso)) / dayMs);

/** What a check found, in a word and in a sentence. */
export function Verdict({ checked, now }: { checked: CheckedReport; now: Date }) {
  const { outcome, report } = checked;
  if (report) return <Genuine report={report} now={now} />;
  return (
    <Notice look="warning" role="status" className="mt-6">
      <p className="font-bold">{outcome === 'inconnu' ? words.unknown : words.mismatch}</p>
      <p>{outcome === 'inconnu' ? words.unknownNumber : words.otherAmount}</p>
    </Notice>
  );
}

function Genuine({ report, now }: { report: NonNullable<CheckedReport['report']>; now: Date }) {
  const { madeAt, byExpert, propertyType, surface, side, current } = report;
  return (
    <Notice look="success" role="status" className="mt-6">
      <p className="font-bold">{words.match}</p>
      <p>{words.genuine({ side, byExpert, propertyType, surface })}</p>
      <p className="mt-2">
        {words.estimatedOn(madeAt, daysBetween(madeAt, now))} {current ? words.isLatest : words.isSuperseded}
      </p>
    </Notice>
  );
}
