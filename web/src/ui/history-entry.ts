import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const key = 'opened';

export const openedState = (name: string, state: unknown = null): object => ({
  ...fieldsOf(state),
  [key]: name,
});

export function pageState(state: unknown): object {
  const { [key]: _opened, ...own } = fieldsOf(state);
  return own;
}

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** A reload shows the page without overlays. */
const loadedOn =
  typeof window === 'undefined' ? undefined : (window.history.state as { key?: string } | null)?.key;

/** Opening adds a history entry, so that Back closes the overlay and Forward opens it again. */
export function useHistoryEntry(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const open = fieldsOf(location.state)[key] === name && location.key !== loadedOn;
  const [closing] = useState(createClosing);

  useEffect(() => closing.arrived(open), [closing, location.key, open]);

  const show = () => {
    if (!closing.opens()) return;
    const { pathname, search, hash } = location;
    // the page's current state, which may have changed during a wait
    const { usr } = (window.history.state ?? {}) as { usr?: unknown };
    void navigate({ pathname, search, hash }, { state: openedState(name, usr) });
  };
  const hide = (next?: () => void) => {
    const { usr } = (window.history.state ?? {}) as { usr?: unknown };
    const goBack = () => void navigate(-1);
    closing.close({ isOpen: fieldsOf(usr)[key] === name, entry: location.key, goBack, next });
  };
  /** For a click that may navigate at once, which going back would undo. One extra entry remains. */
  const drop = () => {
    const { pathname, search, hash, state } = location;
    void navigate({ pathname, search, hash }, { replace: true, state: pageState(state) });
  };
  return { open, show, hide, drop };
}

interface Closing {
  /** on the current history entry */
  isOpen: boolean;
  /** key of the rendered entry */
  entry: string;
  goBack: () => void;
  /** run once, on the page's own entry */
  next: (() => void) | undefined;
}

/** Going back a second time would leave the page. @internal */
export function createClosing() {
  let opening = false;
  let afterOpening: (() => void) | undefined;
  let leaving: string | undefined;
  let afterwards: (() => void) | undefined;
  return {
    /** False while the entry is on its way: a second one would need Back twice. */
    opens(): boolean {
      if (opening) return false;
      opening = true;
      return true;
    },
    close({ isOpen, entry, goBack, next }: Closing) {
      // the keyboard is faster than the router
      if (opening) {
        afterOpening = goBack;
        afterwards = next;
        return undefined;
      }
      if (!isOpen) return next?.();
      if (leaving === entry) return;
      leaving = entry;
      afterwards = next;
      goBack();
    },
    /** Call when another entry is rendered. */
    arrived(isOpen: boolean) {
      const leave = afterOpening;
      afterOpening = undefined;
      opening = false;
      leaving = undefined;
      if (isOpen) return leave?.();
      const next = afterwards;
      afterwards = undefined;
      next?.();
    },
  };
}
