interface Closing {
  /** whether it still lies open on the history's entry, which somebody may have left meanwhile */
  isOpen: boolean;
  /** the key of the entry that is drawn */
  entry: string;
  goBack: () => void;
  /** done once, on the entry of the page itself */
  next: (() => void) | undefined;
}

/** How what lies over a page is closed: by going back once, for a second time would leave the page. */
export function createClosing() {
  let leaving: string | undefined;
  let afterwards: (() => void) | undefined;
  return {
    close({ isOpen, entry, goBack, next }: Closing) {
      if (!isOpen) return next?.();
      if (leaving === entry) return;
      leaving = entry;
      afterwards = next;
      goBack();
    },
    /** Another entry is drawn, on which something lies open or nothing does. */
    arrived(isOpen: boolean) {
      leaving = undefined;
      if (isOpen) return;
      const next = afterwards;
      afterwards = undefined;
      next?.();
    },
  };
}
