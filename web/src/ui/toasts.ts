import type { ToastManager } from '@base-ui/react/toast';
import * as words from '@soumdar/words/controls';

export type ToastKind = 'success' | 'error' | 'info';
type Messages = ToastManager<{ kind: ToastKind }>;

export const defaultMs = 5000;
const actionMs = 8000;
const outOfDateMs = 15_000;

let showWith: (manager: Messages) => void;
const shownWith = new Promise<Messages>((resolve) => (showWith = resolve));
/** Call once the viewport is mounted; it also shows earlier messages. */
export const messagesAreShown = (manager: Messages) => showWith(manager);

let announced = false;
let askForViewport = () => {};
/** Calls back at each message, and at once after an earlier one; returns the stop function. */
export function onMessage(callback: () => void): () => void {
  askForViewport = callback;
  if (announced) callback();
  return () => (askForViewport = () => {});
}

/** Shows a message unless it is outdated by then; the promise gives the function that removes it. */
async function add(message: Parameters<Messages['add']>[0]) {
  const shownAt = Date.now();
  announced = true;
  askForViewport();
  const manager = await shownWith;
  if (Date.now() - shownAt > outOfDateMs) return () => {};
  const id = manager.add(message);
  return () => manager.close(id);
}
const say = (kind: ToastKind, text: string, timeout = defaultMs) =>
  void add({ title: text, timeout, data: { kind } });

/** A message with an action, which removes the message. */
function offer(kind: ToastKind, text: string, action: string, act: () => void) {
  const added = add({
    title: text,
    timeout: actionMs,
    data: { kind },
    actionProps: {
      children: action,
      onClick: () => {
        void added.then((close) => close());
        act();
      },
    },
  });
}

/**
 * Short messages over the page, announced to screen readers, held while hovered or focused. None is urgent: the
 * component hides an urgent one, with its action, from screen readers until it is focused.
 */
export const toasts = {
  success: (text: string) => say('success', text),
  error: (text: string, timeout?: number) => say('error', text, timeout),
  info: (text: string) => say('info', text),
  /** An error for 8 s with a 'Réessayer' action. */
  retry: (text: string, again: () => void) => offer('error', text, words.retry, again),
  /** A success for 8 s with an 'Annuler' action. */
  undo: (text: string, takeBack: () => void) => offer('success', text, words.cancel, takeBack),
};
