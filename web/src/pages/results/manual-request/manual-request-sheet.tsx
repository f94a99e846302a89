import { Dialog } from '@base-ui/react/dialog';
import { answerDueAt } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import { close } from '@soumdar/words/common';
import { formatFacts } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/manual-request';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { zoneOfCaller } from '../../../components/account/slot-time.ts';
import { useMarketFacts } from '../../../components/market-facts.ts';
import { placeText } from '../../../components/place-text.ts';
import type { PropertyDetails, ResultsState } from '../../../estimation/results-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../../ui/sheet.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useManualRequest } from './use-manual-request.ts';

interface OwnProps {
  results: ResultsState;
}

export default function ManualRequestSheet({ results, ...sheet }: OwnProps & SheetProps) {
  const request = useManualRequest(results, (next) => sheet.onOpenChange(false, next));
  return (
    <Sheet {...sheet}>
      <ManualRequestForm results={results} request={request} />
    </Sheet>
  );
}

function ManualRequestForm({
  results: { propertyDetails: property },
  request: { form, busy, submit },
}: OwnProps & {
  request: ReturnType<typeof useManualRequest>;
}) {
  const { root } = form.formState.errors;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        <Dialog.Title className="text-xl font-bold">{words.title}</Dialog.Title>
        <Dialog.Close
          aria-label={close}
          className="-mt-2 -me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-sand"
        >
          ✕
        </Dialog.Close>
      </div>
      <RequestedProperty property={property} />
      <ContactFields form={form} />
      {root ? (
        <Notice look="error" role="alert">
          {root.message}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" className="w-full" disabled={busy}>
          {words.send}
        </Button>
        <p className="mt-2 text-center text-sm text-balance text-ink-soft">
          <Promised form={form} />
        </p>
      </div>
    </form>
  );
}

/** What is asked about, in the words of the page behind. */
export function RequestedProperty({ property }: { property: PropertyDetails }) {
  const { type, location, localisation, details } = property;
  return (
    <div className="rounded-control bg-sand px-4 py-3">
      <p className="font-semibold">
        {formatFacts([propertyTypeLabel(type), ...factTexts(propertyFacts(details))])}
      </p>
      <p className="text-sm text-ink-soft first-letter:uppercase wrap-anywhere">
        {placeText(localisation, location).text}
      </p>
    </div>
  );
}

/** How soon an expert gets in touch, as was chosen. */
function Promised({ form }: Pick<ReturnType<typeof useManualRequest>, 'form'>) {
  const slot = useWatch({ control: form.control, name: 'preferred_contact_time' });
  const [now] = useState(() => new Date());
  const dueAt = useMarketFacts()?.expertsAnswer ? answerDueAt(slot, now).toISOString() : undefined;
  return words.free(words.promise(slot, dueAt, zoneOfCaller() !== undefined));
}
