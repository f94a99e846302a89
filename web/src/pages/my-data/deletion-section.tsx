import { Dialog } from '@base-ui/react/dialog';
import { Button } from '../../ui/button.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionForm } from './deletion-form.tsx';

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
        consentements, estimations, demandes manuelles et leur suivi, demandes sur vos données.
      </p>
      <h3 className="mt-4 font-bold">Ce qui reste</h3>
      <p className="mt-1">
        Rien qui vous désigne. Les mesures de fréquentation sont prises sans identité et ne mènent à personne.
        Les sauvegardes du service gardent vos données jusqu’à leur remplacement et ne servent qu’à réparer
        une panne. Ce que des professionnels ou le prestataire d’envoi de SMS ont déjà reçu est à leur
        demander.
      </p>
      <Dialog.Root>
        <Dialog.Trigger render={<Button look="outline" className="mt-5" />}>
          Supprimer mon compte
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-[1040] bg-ink/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Popup className="fixed inset-x-0 bottom-0 z-[1050] max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-t-card bg-white p-5 shadow-card transition duration-200 ease-calm data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-lg sm:-translate-1/2 sm:rounded-card sm:p-7">
            <DeletionForm openManualRequests={openManualRequests} onDeleted={onDeleted} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </DataSection>
  );
}
