interface Closing {
  /** whether it is still open on the current history entry */
  isOpen: boolean;
  /** the key of the rendered entry */
  entry: string;
  goBack: () => void;
  /** run once, on the page's own entry */
  next: (() => void) | undefined;
}

/** Closes an overlay by going back once; a second time would leave the page. */
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
    /** Another entry is rendered, with or without an overlay. */
    arrived(isOpen: boolean) {
      leaving = undefined;
      if (isOpen) return;
      const next = afterwards;
      afterwards = undefined;
      next?.();
    },
  };
}
