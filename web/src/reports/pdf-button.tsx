import * as words from '@soumdar/words/share';
import type { PropertyDetails } from '../estimation/results-state.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { useOneAtATime } from '../ui/one-at-a-time.ts';
import { downloadReport, type ReportOf } from './download-report.ts';

/** While the PDF is made, the button stays focused and ignores clicks. */
export function PdfButton({
  of = 'downloadReport',
  id,
  property,
  look = 'outline',
  className,
}: {
  of?: ReportOf;
  /** or saves it first; undefined where that fails */
  id: string | (() => Promise<string | undefined>);
  /** what was typed about it is printed too */
  property?: PropertyDetails;
  look?: ButtonLook;
  className?: string;
}) {
  const { busy, run } = useOneAtATime();
  const download = async () => {
    const saved = typeof id === 'string' ? id : await id();
    if (saved !== undefined) await downloadReport(of, saved, property);
  };
  return (
    <Button look={look} className={className} busy={busy} onClick={() => void run(download)}>
      {busy ? null : <DownloadIcon />}
      {words.downloadPdf}
    </Button>
  );
}
