import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/*
 * Three ways to have code come after the first page, by who waits for it: a page, which is all that is waited for; a part
 * that a page shows by itself; a part that a click asks for.
 */

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

let pagesUnderWay = 0;
const listeners = new Set<() => void>();

let takingOver = false;

/**
 * Said before the page that the server drew is taken over, and once it is. What draws the pages is left alone until then: React throws a
 * drawing away that it must draw again before it has taken it over.
 */
export function setTakingOver(now: boolean): void {
  takingOver = now;
}

function count(change: 1 | -1) {
  pagesUnderWay += change;
  if (takingOver) return;
  // a page is asked for while another one renders
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page whose code is fetched when it is first shown; the page before it stays until then. */
export function lazyPage<Props>(load: Load<Props>) {
  return lazy(async () => {
    count(1);
    try {
      return await load();
    } finally {
      count(-1);
    }
  });
}

/**
 * Whether the code of a page is on its way. What draws the pages uses this too, so that it draws them again as soon as the
 * code is there: React by itself waits until the empty place of a page was shown for 300 ms.
 */
export function usePageUnderWay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pagesUnderWay > 0 && !takingOver,
    () => false,
  );
}

/**
 * A part of a page whose code is fetched when the part is first drawn. `waiting` stands in its place until then, `missing`
 * when the network fails: the page does without it.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  { waiting = null, missing = null }: { waiting?: ReactNode; missing?: ReactNode } = {},
) {
  const Part = lazy(load) as ComponentType<Props>;
  // memo: see the landing page
  return memo((props: Props) => (
    <ErrorBoundary fallback={missing}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  ));
}

/**
 * A part of a page that a click asks for: null until its code was fetched, which is by `fetchPart` or, so that a click finds
 * it there, as soon as `ahead` is true. `fetchPart` says whether the code is there, and can be called again when it is not.
 */
export function useLazyComponent<Props>(load: Load<Props>, ahead = false) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = useCallback(
    () =>
      load().then(
        (loaded) => {
          setPart(() => loaded.default);
          return true;
        },
        () => false,
      ),
    [load],
  );
  useEffect(() => {
    if (ahead) void fetchPart();
  }, [ahead, fetchPart]);
  return [Part, fetchPart] as const;
}
