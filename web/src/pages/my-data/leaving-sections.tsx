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
    <DataSection
      title="Télécharger mes données"
      lead="Tout ce que nous gardons de vous, dans un seul fichier que d’autres logiciels savent lire (JSON) : compte, consentements, estimations, liens de partage, demandes et leur suivi, état des SMS, emails reçus, dates de vos connexions."
    >
      <Button look="outline" busy={busy} onClick={() => void run(download)}>
        Télécharger mes données
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
    <DataSection title="Supprimer mon compte" lead="La suppression est immédiate et définitive.">
      <h3 className="font-bold">Ce qui est effacé</h3>
      <p className="mt-1">
        Votre compte et tout ce qui s’y rattache : nom, email, téléphone, mot de passe, sessions, codes,
        consentements, estimations, liens de partage, demandes manuelles et leur suivi, demandes sur vos
        données.
      </p>
      <h3 className="mt-4 font-bold">Ce qui reste</h3>
      <p className="mt-1">
        Rien qui vous désigne. Les mesures de fréquentation sont prises sans identité et ne mènent à personne.
        Les sauvegardes du service gardent vos données jusqu’à leur remplacement et ne servent qu’à réparer
        une panne. Ce que des professionnels ou ceux qui acheminent nos SMS et nos emails ont déjà reçu est à
        leur demander.
      </p>
      <SheetButton
        look="outline"
        className="mt-5"
        load={loadSheet}
        sheetProps={{ openManualRequests, onDeleted }}
      >
        Supprimer mon compte
      </SheetButton>
    </DataSection>
  );
}
