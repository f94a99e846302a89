import type { Downtime } from '../downtime.ts';

/** Longest without writes that Patroni 4 is held to, in the full drill on a machine with nothing else to do. */
const mostSeconds = 25;
const mostSecondsByFault: Record<string, number> = { 'the primary killed': 7 };

/** The faults after which writes were away for too long, each in a sentence. */
export function findTooLong({ byFault }: Downtime): string[] {
  return [...byFault].flatMap(([fault, { withoutServiceMs }]) => {
    const most = mostSecondsByFault[fault] ?? mostSeconds;
    const seconds = withoutServiceMs / 1000;
    return seconds > most ? [`${fault}: ${seconds.toFixed(1)} s without writes where ${most} may be`] : [];
  });
}
