import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { PositionChooser } from './position-chooser.tsx';

/** The full-screen dialog in which a visitor says where the property lies. */
export default function MapPicker({ onClose }: { onClose: () => void }) {
  const searchBox = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root defaultOpen onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          // a virtual keyboard would cover the map
          initialFocus={() => (window.matchMedia('(pointer: fine)').matches ? searchBox.current : true)}
          className="fixed inset-0 z-dialog flex h-dvh flex-col bg-white transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
            <Dialog.Title className="text-lg font-bold sm:text-xl">
              Choisissez l’emplacement de votre bien
            </Dialog.Title>
            <Dialog.Close
              aria-label="Fermer"
              className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-sea-tint hover:text-sea"
            >
              <svg
                viewBox="0 0 24 24"
                className="size-6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                aria-hidden
              >
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </Dialog.Close>
          </div>
          <PositionChooser searchBox={searchBox} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
