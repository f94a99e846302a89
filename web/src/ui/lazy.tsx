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

/* Three ways to load code late: a page, a part that shows by itself, a part behind a click. */

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

let pagesUnderWay = 0;
const listeners = new Set<() => void>();

let takingOver = false;

/** React would discard the server's HTML if a page rendered again before its hydration. */
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

/** The former page stays until then. */
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

/** Renders again as soon as the code is there; React alone would first show an empty page for 300 ms. */
export function usePageUnderWay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pagesUnderWay > 0 && !takingOver,
    () => false,
  );
}

/** `missing` is shown if the network fails. */
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

/** `ahead` fetches it before the click. `fetchPart` resolves to false on failure, and may be called again. */
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
