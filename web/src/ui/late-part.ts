import { useCallback, useEffect, useState, type ComponentType } from 'react';

/** Older browsers keep a failed import until the page is loaded anew: 'Réessayer' alone may not do. */
export const partMissing =
  'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez, ou rechargez la page.';

/**
 * A part whose code comes after the page: null until it was fetched, which is once there is time for it (`ahead`) or when
 * `fetchPart` asks. That says whether it is there, and can be called again after a failure.
 */
export function useLatePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>, ahead = false) {
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
