/** Nobody waits for it, and an idle server should stay idle. */
const lookEveryMs = 10_000;
/** Each run reads the whole market: one that fails is not tried again at once, and again. */
const mostMs = 600_000;

/** How long to wait before followed properties are looked at again: twice as long after each run in a row that failed. */
export const waitAfterMs = (failures: number): number => Math.min(mostMs, lookEveryMs * 2 ** failures);
