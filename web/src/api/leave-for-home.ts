let leave = () => {};

/** The router sets the way to `/`; separate from the calls, which the first page does not load. */
export function onSessionExpired(goHome: () => void) {
  leave = goHome;
}

/** After a session ended on a call without a rule of its own. */
export function leaveForHome() {
  leave();
}
