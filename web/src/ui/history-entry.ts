import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createClosing } from './closing.ts';

const key = 'opened';

/** The state of a history entry on which what is called `name` lies open, over a page whose own state is `state`. */
export const openedState = (name: string, state: unknown = null): object => ({
  ...fieldsOf(state),
  [key]: name,
});

/** The state of the page itself, whatever lies open over it. */
export function pageState(state: unknown): object {
  const { [key]: _opened, ...own } = fieldsOf(state);
  return own;
}

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** The entry on which this document was loaded: whoever reloads a page wants the page. */
const loadedOn =
  typeof window === 'undefined' ? undefined : (window.history.state as { key?: string } | null)?.key;

/**
 * For what opens over a page (a map, a dialog): open while the history's entry says so. Opening adds an entry, so that
 * the browser's Back closes it and stays on the page, and Forward opens it again.
 *
 * @param name tells it from what else opens over that page
 */
export function useHistoryEntry(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const open = fieldsOf(location.state)[key] === name && location.key !== loadedOn;
  const [closing] = useState(createClosing);

  useEffect(() => closing.arrived(open), [closing, location.key, open]);

  const show = () => {
    const { pathname, search, hash } = location;
    // of the page as it is by now: what was waited for may have changed it
    const { usr } = (window.history.state ?? {}) as { usr?: unknown };
    void navigate({ pathname, search, hash }, { state: openedState(name, usr) });
  };
  /** Closes it, unless somebody has done so meanwhile; `next` is done on the entry of the page itself. */
  const hide = (next?: () => void) => {
    const { usr } = (window.history.state ?? {}) as { usr?: unknown };
    const goBack = () => void navigate(-1);
    closing.close({ isOpen: fieldsOf(usr)[key] === name, entry: location.key, goBack, next });
  };
  /**
   * Closes it where it lies, for a click that may lead elsewhere at once: going back is slower, and would undo where that
   * led. One more entry of the same page stays behind.
   */
  const drop = () => {
    const { pathname, search, hash, state } = location;
    void navigate({ pathname, search, hash }, { replace: true, state: pageState(state) });
  };
  return { open, show, hide, drop };
}
