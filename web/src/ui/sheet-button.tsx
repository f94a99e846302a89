import { useRef, useState, type ComponentType } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { partMissing, useLazyComponent } from './lazy.tsx';
import { useOneAtATime } from './one-at-a-time.ts';
import type { SheetProps } from './sheet.tsx';
import { toasts } from './toasts.ts';

interface Props<Given> {
  look: ButtonLook;
  className?: string;
  /** fetches the dialog, which comes with the first click at the latest and is kept from then on */
  load: () => Promise<{ default: ComponentType<Given & SheetProps> }>;
  given: Given;
  /** id of what says which of several alike it is */
  describedBy?: string;
  children: string;
}

/** A button and the dialog it opens. */
export function SheetButton<Given extends object>({
  look,
  className,
  load,
  given,
  describedBy,
  children,
}: Props<Given>) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [LateSheet, fetchSheet] = useLazyComponent(load);
  const { busy, run } = useOneAtATime();
  const fetchAhead = () => void fetchSheet();
  const show = () =>
    run(async () => {
      if (await fetchSheet()) setOpen(true);
      else toasts.retry(partMissing, () => void show());
    });
  return (
    <>
      <Button
        ref={opener}
        look={look}
        className={className}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={open}
        busy={busy}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void show()}
      >
        {children}
      </Button>
      {LateSheet ? <LateSheet {...given} open={open} onOpenChange={setOpen} opener={opener} /> : null}
    </>
  );
}
