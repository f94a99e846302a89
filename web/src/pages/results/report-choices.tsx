import * as words from '@soumdar/words/share';
import { useState } from 'react';
import { readDecision, useSavedDecision } from '../../deciding/saved-decision.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { Checkbox } from '../../ui/field.tsx';

export function ReportChoices({ property, hasPdf }: { property: PropertyDetails; hasPdf: boolean }) {
  return (
    <div className="text-sm text-ink-soft print:hidden">
      <p>
        {words.aboutText}
        {hasPdf ? words.aboutPdf : null}
      </p>
      {hasPdf ? <OwnerChoice property={property} /> : null}
    </div>
  );
}

function OwnerChoice({ property }: { property: PropertyDetails }) {
  const [named, setNamed] = useState(() => readDecision(property).named);
  useSavedDecision(property, 'named', named);
  return (
    <Checkbox
      label={words.nameOnPdf}
      checked={named}
      onChange={({ currentTarget }) => setNamed(currentTarget.checked)}
    />
  );
}
