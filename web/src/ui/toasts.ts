import type { ToastManager } from '@base-ui/react/toast';
import * as words from '@soumdar/words/controls';

export type ToastKind = 'success' | 'error' | 'info';
type Messages = ToastManager<{ kind: ToastKind }>;

export const defaultMs = 5000;
const actionMs = 8000;
const outOfDateMs = 15_000;

let showWith: (manager: Messages) => void;
const shownWith = new Promise<Messages>((resolve) => (showWith = resolve));
/** Also shows earlier messages. */
export const messagesAreShown = (manager: Messages) => showWith(manager);

let announced = false;
let askForViewport = () => {};
/** Also called at once after an earlier message. Returns the stop function. */
export function onMessage(callback: () => void): () => void {
  askForViewport = callback;
  if (announced) callback();
  return () => (askForViewport = () => {});
}

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

/** Of the last message that offered to try again. */
let closeRetry = Promise.resolve(() => {});

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
  return added;
}

function endRetry() {
  void closeRetry.then((close) => close());
}

/** None is urgent: the component hides urgent ones, and their action, from screen readers until focused. */
export const toasts = {
  success: (text: string) => {
    endRetry();
    say('success', text);
  },
  error: (text: string, timeout?: number) => say('error', text, timeout),
  info: (text: string) => say('info', text),
  retry: (text: string, again: () => void) => {
    endRetry();
    closeRetry = offer('error', text, words.retry, again);
  },
  /** What is sent another way, or has succeeded since, must not be sent again. */
  endRetry,
  undo: (text: string, takeBack: () => void) => void offer('success', text, words.cancel, takeBack),
};
