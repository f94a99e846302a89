import { partMissing } from '@soumdar/words/controls';
import { useEffect, type ComponentType, type RefObject } from 'react';
import { useHistoryEntry } from './history-entry.ts';
import { useLazyComponent } from './lazy.tsx';
import { useOneAtATime } from './one-at-a-time.ts';
import type { SheetProps } from './sheet.tsx';
import { toasts } from './toasts.ts';

interface LateSheet<OwnProps> {
  /** fetches the dialog, which comes when it is first opened at the latest and is kept from then on */
  load: () => Promise<{ default: ComponentType<OwnProps & SheetProps> }>;
  sheetProps: OwnProps;
  /** by this name the history knows the dialog */
  entry: string;
  /** what opens it, and has the focus again afterwards */
  opener: RefObject<HTMLElement | null>;
  /** what is done before it opens; it stays closed where that is false */
  before?: (() => Promise<boolean>) | undefined;
}

/** A dialog whose code comes late; `sheet` is to be drawn, whether it is open or not. */
export function useLateSheet<OwnProps extends object>({
  load,
  sheetProps,
  entry,
  opener,
  before,
}: LateSheet<OwnProps>) {
  const { open, show, hide } = useHistoryEntry(entry);
  const [Late, fetchSheet] = useLazyComponent(load);
  const { busy, run } = useOneAtATime();
  const start = () =>
    run(async () => {
      if (before && !(await before())) return;
      if (await fetchSheet()) show();
      else toasts.retry(partMissing, () => void start());
    });
  // open without a click: by Forward
  useEffect(() => {
    if (open) void fetchSheet();
  }, [open, fetchSheet]);
  const sheet = Late ? (
    <Late
      {...sheetProps}
      open={open}
      onOpenChange={(nowOpen, next) => (nowOpen ? show() : hide(next))}
      opener={opener}
    />
  ) : null;
  return { open, busy, start, fetchAhead: () => void fetchSheet(), sheet };
}
