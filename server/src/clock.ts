/** The present moment; tests bring their own. */
export type Clock = () => Date;

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

export function secondsAfter(now: Date, seconds: number): Date {
  return secondsBefore(now, -seconds);
}
