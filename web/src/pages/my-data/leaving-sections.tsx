import * as words from '@soumdar/words/my-data';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { formatFileDay } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { saveFile } from '../../ui/save-file.ts';
import { SheetButton } from '../../ui/sheet-button.tsx';
import { toasts } from '../../ui/toasts.ts';
import { DataSection } from './data-section.tsx';
import { exportData } from './my-data-calls.ts';

export function DownloadSection() {
  const { busy, run } = useOneAtATime();

  async function download() {
    try {
      const { data } = await exportData();
      const json = JSON.stringify(data, null, 2);
      const name = `soumdar-mes-donnees-${formatFileDay(new Date(data.exportedAt))}.json`;
      saveFile(name, new Blob([json], { type: 'application/json' }));
    } catch (thrown) {
      toasts.error(errorMessage(asFailure(thrown)));
    }
  }

  return (
    <DataSection title={words.downloadTitle} lead={words.downloadExplanation}>
      <Button look="outline" busy={busy} onClick={() => void run(download)}>
        {words.downloadTitle}
      </Button>
    </DataSection>
  );
}

const loadSheet = () => import('./deletion-sheet.tsx');

/** What deleting the account means, and the dialog that asks for the password. */
export function DeletionSection({
  openManualRequests,
  onDeleted,
}: {
  openManualRequests: number;
  onDeleted: () => void;
}) {
  return (
    <DataSection title={words.deletionTitle} lead={words.deletionExplanation}>
      <h3 className="font-bold">{words.erased}</h3>
      <p className="mt-1">{words.erasedList}</p>
      <h3 className="mt-4 font-bold">{words.staying}</h3>
      <p className="mt-1">{words.stayingList}</p>
      <SheetButton
        look="outline"
        className="mt-5"
        load={loadSheet}
        sheetProps={{ openManualRequests, onDeleted }}
      >
        {words.deletionTitle}
      </SheetButton>
    </DataSection>
  );
}
