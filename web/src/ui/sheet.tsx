import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';

export interface SheetProps {
  open: boolean;
  /** `next` runs once the dialog's history entry is gone */
  onOpenChange: (open: boolean, next?: () => void) => void;
  /** is focused again afterwards */
  opener: RefObject<HTMLElement | null>;
}

/** At the foot of a phone's screen, in the middle of a larger one. */
export function Sheet({ open, onOpenChange, opener, children }: SheetProps & { children: ReactNode }) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(nowOpen) => onOpenChange(nowOpen)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-backdrop bg-ink/50 transition-opacity data-closed:pointer-events-none data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          // a virtual keyboard would cover it
          initialFocus={() => (window.matchMedia('(pointer: fine)').matches ? true : popup.current)}
          finalFocus={opener}
          className="fixed inset-x-0 bottom-0 z-dialog max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-t-card bg-white p-5 shadow-card transition-opacity duration-calm data-closed:pointer-events-none data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-lg sm:-translate-1/2 sm:rounded-card sm:p-7"
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
