import { Toast } from '@base-ui/react/toast';

export type ToastKind = 'success' | 'error' | 'info';
/** What `toast-viewport.tsx` shows, which weighs more than many a page and is loaded apart. */
export const manager = Toast.createToastManager<{ kind: ToastKind }>();

export const defaultMs = 5000;
const retryMs = 8000;

let beginShowing: () => void;
const shown = new Promise<void>((resolve) => (beginShowing = resolve));
/** Says that the manager's messages are shown from now on: those said before have waited. */
export const messagesAreShown = () => beginShowing();

const add = (message: Parameters<typeof manager.add>[0]) => shown.then(() => manager.add(message));
const say = (kind: ToastKind, text: string, timeout = defaultMs) =>
  void add({ title: text, timeout, data: { kind } });

/**
 * Short messages over the page, announced to screen readers, held while hovered or focused. None is marked urgent: the
 * component hides an urgent one, with its action, from screen readers until it has the focus.
 */
export const toasts = {
  success: (text: string) => say('success', text),
  error: (text: string, timeout?: number) => say('error', text, timeout),
  info: (text: string) => say('info', text),
  /** An error for 8 s with a 'Réessayer' action. */
  retry: (text: string, again: () => void) => {
    const added = add({
      title: text,
      timeout: retryMs,
      data: { kind: 'error' as const },
      actionProps: {
        children: 'Réessayer',
        onClick: () => {
          void added.then(manager.close);
          again();
        },
      },
    });
  },
};
