import { Dialog } from '@base-ui/react/dialog';
import { close } from '@soumdar/words/common';
import * as words from '@soumdar/words/contest';
import * as outcomeWords from '@soumdar/words/outcome';
import { heading as outcomeHeading } from '@soumdar/words/outcome-mark';
import { useState } from 'react';
import { OutcomeSection, type OutcomeProps } from '../outcome/outcome-section.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet, type SheetProps } from '../ui/sheet.tsx';
import { ContestSection } from './contest-section.tsx';
import { WhatIf } from './what-if.tsx';

/** What weighs in the figure, what an expert should know, and what became of the property. */
export default function ContestSheet({ id, estimate, onChanged, ...sheet }: OutcomeProps & SheetProps) {
  const [without, setWithout] = useState<string[]>([]);
  return (
    <Sheet {...sheet}>
      <div className="flex flex-col gap-6">
        <div>
          <Dialog.Title className="text-xl font-bold">{words.heading}</Dialog.Title>
          <Dialog.Description className="mt-1 text-ink-soft">{words.intro}</Dialog.Description>
        </div>
        <WhatIf estimate={estimate} without={without} onChange={setWithout} />
        <ContestSection id={id} estimate={estimate} without={without} onChanged={onChanged} />
        <section className="border-t border-line pt-5">
          <h3 className="text-lg font-bold">{outcomeHeading}</h3>
          <p className="mt-1 text-ink-soft">{outcomeWords.intro}</p>
          <OutcomeSection id={id} estimate={estimate} onChanged={onChanged} />
        </section>
        <Dialog.Close render={<Button look="outline" />}>{close}</Dialog.Close>
      </div>
    </Sheet>
  );
}
