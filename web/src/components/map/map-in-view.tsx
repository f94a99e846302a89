import * as words from '@soumdar/words/map';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useInView } from '../../ui/in-view.ts';
import { useLazyComponent } from '../../ui/lazy.tsx';
import { LoadFailure } from '../../ui/notice.tsx';

/** Its room is reserved, so that nothing moves; paper and readers without script go without. */
export function MapInView<Props extends object>({
  load,
  className = '',
  ...props
}: {
  load: () => Promise<{ default: ComponentType<Props> }>;
  className?: string;
} & Props) {
  const box = useRef<HTMLDivElement>(null);
  const inView = useInView(box);
  const [Part, fetchPart] = useLazyComponent(load);
  const [failed, setFailed] = useState(false);
  const fetchNow = useCallback(() => void fetchPart().then((there) => setFailed(!there)), [fetchPart]);
  useEffect(() => {
    if (inView) fetchNow();
  }, [inView, fetchNow]);
  return (
    <div ref={box} className={`noscript:hidden print:hidden ${className}`}>
      {Part ? <Part {...(props as unknown as Props)} /> : null}
      {failed ? <LoadFailure text={words.mapFailed} onRetry={fetchNow} /> : null}
    </div>
  );
}
