let leave = () => {};

/** Separate from the calls, which the first page does not load. */
export function onSessionExpired(goHome: () => void) {
  leave = goHome;
}

/** For calls without a rule of their own. */
export function leaveForHome() {
  leave();
}
