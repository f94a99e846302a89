import { Toast } from '@base-ui/react/toast';
import * as words from '@soumdar/words/common';
import { useEffect } from 'react';
import { defaultMs, messagesAreShown, type ToastKind } from './toasts.ts';

const manager = Toast.createToastManager<{ kind: ToastKind }>();

const colours: Record<ToastKind, string> = {
  success: 'border-s-good',
  error: 'border-s-poor',
  info: 'border-s-sea',
};

/** On a phone the newest toast covers the others; a finger or the focus spreads them out. */
const stackedOnPhone = [
  'max-sm:absolute max-sm:inset-x-0 max-sm:top-0 max-sm:z-[calc(10-var(--toast-index))] max-sm:origin-top',
  'max-sm:h-(--toast-frontmost-height) max-sm:translate-y-[calc(var(--toast-index)*0.5rem)] max-sm:scale-x-[calc(1-var(--toast-index)*0.05)] max-sm:overflow-hidden',
  'max-sm:data-expanded:h-(--toast-height) max-sm:data-expanded:translate-y-[calc(var(--toast-offset-y)+var(--toast-index)*0.5rem)] max-sm:data-expanded:scale-x-100',
].join(' ');

export default function ToastViewport() {
  // children's effects run first, so the manager has its listeners by now
  useEffect(() => messagesAreShown(manager), []);
  return (
    <Toast.Provider toastManager={manager} timeout={defaultMs}>
      <Toast.Portal>
        {/* on a phone over the header: at the bottom it would cover the second figure of a result */}
        <Toast.Viewport
          aria-label={words.messages}
          className="fixed inset-x-3 top-2 z-toast mx-auto flex w-auto max-w-md flex-col gap-2 sm:top-auto sm:start-auto sm:end-6 sm:bottom-6 print:hidden"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts: shown } = Toast.useToastManager<{ kind: ToastKind }>();
  return shown.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['up', 'down', 'right']}
      className={`rounded-control border border-s-4 border-line bg-white p-4 shadow-card transition duration-calm data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 ${stackedOnPhone} ${colours[toast.data?.kind ?? 'info']}`}
    >
      <Toast.Content className="flex items-start gap-3 max-sm:data-behind:opacity-0 max-sm:data-expanded:opacity-100">
        <Toast.Title className="grow" render={<p />} />
        <Toast.Action className="min-h-8 shrink-0 cursor-pointer font-semibold text-sea underline" />
        <Toast.Close
          aria-label={words.closeMessage}
          className="min-h-8 shrink-0 cursor-pointer px-1 text-ink-soft"
        >
          ✕
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
