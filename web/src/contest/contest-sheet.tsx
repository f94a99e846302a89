import { Dialog } from '@base-ui/react/dialog';
import { close } from '@soumdar/words/common';
import * as words from '@soumdar/words/contest';
import { useState } from 'react';
import type { SavedEstimate } from '../estimation/results-state.ts';
import { Button } from '../ui/button.tsx';
import { Sheet, type SheetProps } from '../ui/sheet.tsx';
import { ContestSection } from './contest-section.tsx';
import { WhatIf } from './what-if.tsx';

interface OwnProps {
  id: string;
  estimate: SavedEstimate;
}

/** What weighs in the figure, and what an expert should know. */
export default function ContestSheet({ id, estimate, ...sheet }: OwnProps & SheetProps) {
  const [without, setWithout] = useState<string[]>([]);
  return (
    <Sheet {...sheet}>
      <div className="flex flex-col gap-6">
        <div>
          <Dialog.Title className="text-xl font-bold">{words.heading}</Dialog.Title>
          <Dialog.Description className="mt-1 text-ink-soft">{words.intro}</Dialog.Description>
        </div>
        <WhatIf estimate={estimate} without={without} onChange={setWithout} />
        <ContestSection id={id} estimate={estimate} without={without} />
        <Dialog.Close render={<Button look="outline" />}>{close}</Dialog.Close>
      </div>
    </Sheet>
  );
}
