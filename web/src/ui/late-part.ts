import { useCallback, useState, type ComponentType } from 'react';

/**
 * A part whose code comes after the page: null until it was fetched. `fetchPart` says whether it is there; after a
 * failure it can be called again.
 */
export function useLatePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
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
  return [Part, fetchPart] as const;
}
