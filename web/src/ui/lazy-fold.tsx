import * as words from '@soumdar/words/controls';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';
import { useLazyComponent } from './lazy.tsx';
import { Spinner } from './loading.tsx';
import { LoadFailure } from './notice.tsx';
import { useRestoredFocus } from './restored-focus.ts';

export function LazyFold<FoldProps extends object>({
  summary,
  load,
  ahead = false,
  printed = false,
  foldProps,
}: {
  summary: ReactNode;
  load: () => Promise<{ default: ComponentType<FoldProps> }>;
  /** fetches the code before the click */
  ahead?: boolean;
  /** last on paper, if it is open */
  printed?: boolean;
  foldProps: FoldProps;
}) {
  const [Part, fetchPart] = useLazyComponent(load, ahead);
  const [failed, setFailed] = useState(false);
  const fold = useRestoredFocus<HTMLDivElement>(Part !== null || failed);
  const open = async () => {
    setFailed(false);
    setFailed(!(await fetchPart()));
  };
  return (
    <div
      ref={fold}
      tabIndex={-1}
      className={`outline-none mt-3 rounded-card border border-sea-mid bg-white px-5 py-2 shadow-card sm:mt-5 sm:px-6 ${printed ? 'print:order-last print:break-before-page print:break-inside-auto! not-has-[>[open]]:print:hidden' : 'print:hidden'}`}
    >
      <Disclosure summary={summary} printed={printed} onOpen={() => void open()}>
        {Part ? (
          <Part {...foldProps} />
        ) : failed ? (
          <LoadFailure text={words.partMissing} onRetry={() => void open()} />
        ) : (
          <div role="status" className="grid place-items-center py-10">
            <Spinner />
            <span className="sr-only">{words.loading}</span>
          </div>
        )}
      </Disclosure>
    </div>
  );
}
