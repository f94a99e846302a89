import { track } from '../../analytics/track.ts';
import type { PropertyDetails, ShownEstimation } from '../../estimation/results-state.ts';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { saveFile } from '../../ui/save-file.ts';
import { reportFileName, reportText } from './report.ts';

const lockMs = 1000;

/** Locked for a second after a click, so that a double click saves one file. */
export function ReportButton({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const { busy: locked, run } = useOneAtATime();

  async function save() {
    const now = new Date();
    // the byte-order mark lets phones read the accents right
    const text = new Blob(['\uFEFF', reportText(property, data, now)], { type: 'text/plain;charset=utf-8' });
    saveFile(reportFileName(now), text);
    track({ name: 'user_interaction', properties: { interaction: 'report_downloaded' } });
    await new Promise((resolve) => setTimeout(resolve, lockMs));
  }

  return (
    <Button look="outline" className="shrink-0" disabled={locked} onClick={() => void run(save)}>
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M12 4v11m0 0-4-4m4 4 4-4M5 19.5h14" />
      </svg>
      Télécharger le rapport
    </Button>
  );
}

/** The page as its print styles lay it out, or as a PDF where the browser offers one. */
export function PrintButton() {
  return (
    <Button look="outline" onClick={() => window.print()}>
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M7.5 8.5V4h9v4.5M7.5 17H5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-2.5M7.5 14h9v6h-9z" />
      </svg>
      Imprimer
    </Button>
  );
}
