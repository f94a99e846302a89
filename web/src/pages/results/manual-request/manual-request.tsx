import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
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
      <Sheet>
        <ManualRequestForm property={property} request={request} />
      </Sheet>
    </Dialog.Root>
  );
}
