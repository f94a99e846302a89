import { Dialog } from '@base-ui/react/dialog';
import { propertyFacts } from '../../../components/property-facts.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { formatFacts } from '../../../format.ts';
import { contactMethodLabels, contactTimeLabels, propertyTypeLabel } from '../../../labels.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../../ui/sheet.tsx';
import { useManualRequest } from './use-manual-request.ts';

interface Given {
  property: PropertyDetails;
  onSent: () => void;
}

export default function ManualRequestSheet({ property, onSent, ...sheet }: Given & SheetProps) {
  const request = useManualRequest(property, () => sheet.onOpenChange(false, onSent));
  return (
    <Sheet {...sheet}>
      <ManualRequestForm property={property} request={request} />
    </Sheet>
  );
}

function ManualRequestForm({
  property: { type, localisation, details },
  request: { form, busy, submit },
}: {
  property: PropertyDetails;
  request: ReturnType<typeof useManualRequest>;
}) {
  const { errors } = form.formState;
  const { preferred_contact_method: method, preferred_contact_time: time, root } = errors;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        <Dialog.Title className="text-xl font-bold">Demande d’estimation manuelle</Dialog.Title>
        <Dialog.Close
          aria-label="Fermer"
          className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-sand"
        >
          ✕
        </Dialog.Close>
      </div>
      <div className="rounded-control bg-sand px-4 py-3">
        <p className="font-semibold">{formatFacts([propertyTypeLabel(type), ...propertyFacts(details)])}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{localisation}</p>
      </div>
      <RadioGroup
        legend="Méthode de contact"
        help="À l’email ou au téléphone de votre compte"
        options={contactMethodLabels}
        error={method?.message}
        {...form.register('preferred_contact_method', {
          required: 'Veuillez sélectionner une méthode de contact',
        })}
      />
      <RadioGroup
        legend="Créneau horaire"
        help="Heure de Tunis ; le weekend, samedi ou dimanche"
        options={contactTimeLabels}
        error={time?.message}
        {...form.register('preferred_contact_time', { required: 'Veuillez sélectionner un créneau horaire' })}
      />
      {method?.type === 'required' || time?.type === 'required' ? (
        <Notice look="error" role="alert">
          Veuillez remplir tous les champs requis
        </Notice>
      ) : null}
      {root ? (
        <Notice look="error" role="alert">
          {root.message}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" className="w-full" disabled={busy}>
          Envoyer la demande
        </Button>
        <p className="mt-2 text-center text-sm text-balance text-ink-soft">
          Gratuit et sans engagement. Un expert vous contacte sous 24 heures.
        </p>
      </div>
    </form>
  );
}
