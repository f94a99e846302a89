import type { ShownEstimation } from '@soumdar/views';
import * as words from '@soumdar/words/results';
import * as shareWords from '@soumdar/words/share';
import { useState } from 'react';
import { track } from '../../analytics/track.ts';
import { useEurRate } from '../../components/euros.tsx';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { saveFile } from '../../ui/save-file.ts';
import { DownloadIcon, PrintIcon } from '../../ui/icons.tsx';
import { reportFileName, reportText } from './report.ts';
import { readDecision, useSavedDecision } from '../../deciding/saved-decision.ts';
import { Checkbox } from '../../ui/field.tsx';

const lockMs = 1000;

/** Locked for a second, so that a double click saves one file. */
export function ReportButton({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const { busy: locked, run } = useOneAtATime();
  const rate = useEurRate();

  async function save() {
    const now = new Date();
    // without the byte-order mark, phones read the accents wrong
    const text = new Blob(['\uFEFF', reportText(property, data, now, rate)], {
      type: 'text/plain;charset=utf-8',
    });
    saveFile(reportFileName(now), text);
    track({ name: 'user_interaction', properties: { interaction: 'report_downloaded' } });
    await new Promise((resolve) => setTimeout(resolve, lockMs));
  }

  return (
    <Button look="outline" className="shrink-0" disabled={locked} onClick={() => void run(save)}>
      <DownloadIcon />
      {words.downloadReport}
    </Button>
  );
}

export function PrintButton() {
  return (
    <Button look="outline" onClick={() => window.print()}>
      <PrintIcon />
      {words.print}
    </Button>
  );
}

export function ReportChoices({ property, hasPdf }: { property: PropertyDetails; hasPdf: boolean }) {
  return (
    <div className="text-sm text-ink-soft print:hidden">
      <p>
        {shareWords.aboutText}
        {hasPdf ? ' ' + shareWords.aboutPdf : null}
      </p>
      {hasPdf ? <OwnerChoice property={property} /> : null}
    </div>
  );
}

function OwnerChoice({ property }: { property: PropertyDetails }) {
  const [named, setNamed] = useState(() => readDecision(property).named);
  useSavedDecision(property, 'named', named);
  return (
    <Checkbox
      label={shareWords.nameOnPdf}
      checked={named}
      onChange={({ currentTarget }) => setNamed(currentTarget.checked)}
    />
  );
}
