import { useRef, type ComponentType } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { useLateSheet } from './late-sheet.tsx';
import type { SheetProps } from './sheet.tsx';

interface Props<OwnProps> {
  look: ButtonLook;
  className?: string;
  /** fetches the dialog, which comes with the first click at the latest and is kept from then on */
  load: () => Promise<{ default: ComponentType<OwnProps & SheetProps> }>;
  sheetProps: OwnProps;
  /** id of what says which of several alike it is */
  describedBy?: string;
  /** by this name the history knows the dialog: needed where several buttons of a page have the same text */
  entry?: string;
  /** what is done before the dialog opens; it stays closed where that is false */
  before?: () => Promise<boolean>;
  children: string;
}

/** A button and the dialog it opens. */
export function SheetButton<OwnProps extends object>({
  look,
  className,
  load,
  sheetProps,
  describedBy,
  children,
  entry = children,
  before,
}: Props<OwnProps>) {
  const opener = useRef<HTMLButtonElement>(null);
  const { open, busy, start, fetchAhead, sheet } = useLateSheet({ load, sheetProps, entry, opener, before });
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
        onClick={() => void start()}
      >
        {children}
      </Button>
      {sheet}
    </>
  );
}
