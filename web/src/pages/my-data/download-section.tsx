import { asFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import { formatFileDay } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { saveFile } from '../../ui/save-file.ts';
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
      toasts.error(inFrench(asFailure(thrown)));
    }
  }

  return (
    <DataSection
      title="Télécharger mes données"
      lead="Tout ce que nous gardons de vous, dans un seul fichier que d’autres logiciels savent lire (JSON) : compte, consentements, estimations, demandes et leur suivi, état des SMS, dates de vos connexions."
    >
      <Button look="outline" busy={busy} onClick={() => void run(download)}>
        Télécharger mes données
      </Button>
    </DataSection>
  );
}
