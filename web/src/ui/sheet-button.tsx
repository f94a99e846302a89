import { useRef, type ComponentType } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { useLateSheet } from './late-sheet.tsx';
import type { SheetProps } from './sheet.tsx';

interface Props<OwnProps> {
  look: ButtonLook;
  className?: string;
  /** runs at the first click at the latest */
  load: () => Promise<{ default: ComponentType<OwnProps & SheetProps> }>;
  sheetProps: OwnProps;
  /** id of the text that distinguishes several alike */
  describedBy?: string;
  /** name in the history, needed where several buttons have the same text */
  entry?: string;
  /** false leaves the dialog closed */
  before?: () => Promise<boolean>;
  children: string;
}

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
