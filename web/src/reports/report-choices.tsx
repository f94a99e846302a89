import { useState } from 'react';
import { readDecision, useKept } from '../deciding/kept-decision.ts';
import type { PropertyDetails } from '../estimation/results-state.ts';
import { Checkbox } from '../ui/field.tsx';

/** Which report is which, and whether the one in PDF names its owner. */
export function ReportChoices({ property, hasPdf }: { property: PropertyDetails; hasPdf: boolean }) {
  return (
    <div className="text-sm text-ink-soft print:hidden">
      <p className="max-w-prose">
        Le rapport est le texte seul, en fichier .txt, à lire ou à copier.
        {hasPdf
          ? ' Le PDF est un document mis en page, avec cartes et numéro à vérifier, à remettre à une banque, un notaire ou un acheteur.'
          : null}
      </p>
      {hasPdf ? <OwnerChoice property={property} /> : null}
    </div>
  );
}

function OwnerChoice({ property }: { property: PropertyDetails }) {
  const [named, setNamed] = useState(() => readDecision(property).named);
  useKept(property, 'named', named);
  return (
    <Checkbox
      label="Écrire mon nom sur le PDF"
      checked={named}
      onChange={({ currentTarget }) => setNamed(currentTarget.checked)}
    />
  );
}
