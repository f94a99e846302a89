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
 * Three ways to load code late, by who waits: a page, which is all the visitor waits for; a part that a page shows by
 * itself; a part behind a click.
 */

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

let pagesUnderWay = 0;
const listeners = new Set<() => void>();

let takingOver = false;

/**
 * Set before and after hydration: React would discard the server's rendering if a page were rendered again before it
 * is hydrated.
 */
export function setTakingOver(now: boolean): void {
  takingOver = now;
}

function count(change: 1 | -1) {
  pagesUnderWay += change;
  if (takingOver) return;
  // a page is requested while another one renders
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page whose code is fetched when it is first shown; the previous page stays until then. */
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
 * Whether the code of a page is loading. The site uses it so that it renders again as soon as the code is there: React
 * alone waits until an empty page was shown for 300 ms.
 */
export function usePageUnderWay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pagesUnderWay > 0 && !takingOver,
    () => false,
  );
}

/**
 * A part of a page whose code is fetched at its first rendering. `waiting` stands in until then, `missing` if the
 * network fails.
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
 * A part behind a click: null until its code is fetched by `fetchPart` or, to be ready for the click, as soon as
 * `ahead` is true. `fetchPart` says whether the code is there, and may be called again.
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
