import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import type { PropertyDetails } from '../results-state.ts';
import { ManualRequestForm } from './manual-request-form.tsx';
import { ManualRequestSent } from './manual-request-sent.tsx';
import { useManualRequest } from './use-manual-request.ts';

/** The button that asks for a manual estimate, its dialog, and the confirmation that takes their place. */
export function ManualRequest({ property, look }: { property: PropertyDetails; look: ButtonLook }) {
  const request = useManualRequest(property);
  const [open, setOpen] = useState(false);
  if (request.sent) return <ManualRequestSent />;
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button look={look} />}>Demander une estimation manuelle</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-[1040] bg-ink/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-[1050] max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-t-card bg-white p-5 shadow-card transition duration-200 ease-calm data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-lg sm:-translate-1/2 sm:rounded-card sm:p-7">
          <ManualRequestForm property={property} request={request} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
