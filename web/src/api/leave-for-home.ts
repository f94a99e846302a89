let leave = () => {};

/** The router says how one goes to `/`; apart from the calls, so that the first page loads none of them. */
export function onSessionExpired(goHome: () => void) {
  leave = goHome;
}

/** After a session ended on a call that has no rule of its own. */
export function leaveForHome() {
  leave();
}
