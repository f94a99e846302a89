/**
 * Whole dinars that add up to the rounded difference of two prices, of parts that add up to the difference of
 * their logs. One unit of log is worth the logarithmic mean of the two prices, which leaves no remainder (Ang,
 * "The LMDI approach to decomposition analysis", 2005).
 */
export function logInDinars<Name>(
  logs: readonly (readonly [name: Name, log: number])[],
  from: number,
  to: number,
): [name: Name, tnd: number][] {
  const log = Math.log(to / from);
  const perLog = Math.abs(log) < 1e-12 ? from : (to - from) / log;
  let reached = from;
  return logs.map(([name, part], at) => {
    const before = Math.round(reached);
    reached = at === logs.length - 1 ? to : reached + perLog * part;
    return [name, Math.round(reached) - before];
  });
}
