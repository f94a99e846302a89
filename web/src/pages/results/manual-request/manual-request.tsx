import { useState } from 'react';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import type { ButtonLook } from '../../../ui/button.tsx';
import { SheetButton } from '../../../ui/sheet-button.tsx';
import { ManualRequestSent } from './manual-request-sent.tsx';

const loadSheet = () => import('./manual-request-sheet.tsx');

/** The button that asks for a manual estimate, its dialog, and the confirmation that takes their place. */
export function ManualRequest({ property, look }: { property: PropertyDetails; look: ButtonLook }) {
  const [sent, setSent] = useState(false);
  if (sent) return <ManualRequestSent />;
  return (
    <SheetButton look={look} load={loadSheet} given={{ property, onSent: () => setSent(true) }}>
      Demander une estimation manuelle
    </SheetButton>
  );
}
