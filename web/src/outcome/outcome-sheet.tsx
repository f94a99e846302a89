import { Dialog } from '@base-ui/react/dialog';
import { close } from '@soumdar/words/common';
import * as words from '@soumdar/words/outcome';
import { heading } from '@soumdar/words/outcome-mark';
import { Button } from '../ui/button.tsx';
import { Sheet, type SheetProps } from '../ui/sheet.tsx';
import { OutcomeSection, type OutcomeProps } from './outcome-section.tsx';

export default function OutcomeSheet({ id, estimate, onChanged, ...sheet }: OutcomeProps & SheetProps) {
  return (
    <Sheet {...sheet}>
      <Dialog.Title className="text-xl font-bold">{heading}</Dialog.Title>
      <Dialog.Description className="mt-1 text-ink-soft">{words.intro}</Dialog.Description>
      <OutcomeSection id={id} estimate={estimate} onChanged={onChanged} />
      <Dialog.Close render={<Button look="outline" className="mt-5" />}>{close}</Dialog.Close>
    </Sheet>
  );
}
