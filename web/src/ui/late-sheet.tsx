import { partMissing } from '@soumdar/words/controls';
import { useEffect, type ComponentType, type RefObject } from 'react';
import { useHistoryEntry } from './history-entry.ts';
import { useLazyComponent } from './lazy.tsx';
import { useOneAtATime } from './one-at-a-time.ts';
import type { SheetProps } from './sheet.tsx';
import { toasts } from './toasts.ts';

interface LateSheet<OwnProps> {
  /** runs at the first opening at the latest */
  load: () => Promise<{ default: ComponentType<OwnProps & SheetProps> }>;
  sheetProps: OwnProps;
  /** the dialog's name in the history */
  entry: string;
  /** is focused again afterwards */
  opener: RefObject<HTMLElement | null>;
  /** false leaves the dialog closed */
  before?: (() => Promise<boolean>) | undefined;
}

/** Render `sheet` whether it is open or not. */
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
  // opened without a click: by Forward
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
