import { Dialog } from '@base-ui/react/dialog';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { wizardWith } from '../../components/wizard-with.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';

interface OwnProps {
  property: PropertyDetails;
  id: string;
  /** another estimate corrects it already */
  replaced: true | undefined;
}

/** Asks whether a kept estimate is corrected or another one made, and says what becomes of what belongs to it. */
export default function EditSheet({ property, id, replaced, ...sheet }: OwnProps & SheetProps) {
  const navigate = useNavigate();
  const describe = (replaces?: string) => {
    const { to, prefill } = wizardWith(property, replaces);
    prefill();
    sheet.onOpenChange(false, () => void navigate(to));
  };
  return (
    <Sheet {...sheet}>
      <div className="flex flex-col gap-5">
        <Dialog.Title className="text-xl font-bold">Modifier ce bien</Dialog.Title>
        {replaced ? (
          <Notice look="info">
            Cette estimation a déjà été corrigée : la plus récente de son dossier se corrige à son tour.
          </Notice>
        ) : (
          <Choice
            look="primary"
            title="Corriger cette estimation"
            lead="Une erreur de surface, de lieu ou de détail : la nouvelle prend la place de celle-ci, qui reste dans le dossier du bien."
            effects={[
              ['Suivi', 'il continue ; sa courbe porte la marque « corrigé », sans alerte'],
              ['Liens de partage', 'les mêmes, avec les nouveaux chiffres'],
              ['PDF déjà remis', 'sa vérification dit qu’il n’est plus actuel'],
            ]}
            onChoose={() => describe(id)}
          />
        )}
        <Choice
          look={replaced ? 'primary' : 'outline'}
          title="Faire une nouvelle estimation"
          lead="Un autre bien, ou une variante à comparer : celle-ci ne change pas."
          effects={[
            ['Suivi et liens de partage', 'ils restent à celle-ci'],
            [
              'PDF déjà remis',
              'il reste actuel, sauf si la nouvelle est du même type, au même lieu, avec la même surface',
            ],
          ]}
          onChoose={() => describe()}
        />
        <Dialog.Close render={<Button look="quiet" />}>Ne rien changer</Dialog.Close>
      </div>
    </Sheet>
  );
}

function Choice({
  look,
  title,
  lead,
  effects,
  onChoose,
}: {
  look: ButtonLook;
  title: string;
  lead: string;
  /** what becomes of what */
  effects: [string, ReactNode][];
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <section className="rounded-control border border-line p-4">
      <div id={id}>
        <p>{lead}</p>
        <dl className="mt-2 flex flex-col gap-1 text-sm">
          {effects.map(([what, becomes]) => (
            <div key={what}>
              <dt className="inline font-semibold">{what} : </dt>
              <dd className="inline text-ink-soft">{becomes}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button look={look} className="mt-3 w-full" aria-describedby={id} onClick={onChoose}>
        {title}
      </Button>
    </section>
  );
}
