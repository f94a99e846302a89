import { countedSubscriber } from './address.ts';
import type { Log } from '../process/log.ts';

const minuteMs = 60_000;
const mostOfOne = 20;
/** Beyond, addresses make the flood. */
const mostAddresses = 5000;

type InfoLog = Pick<Log, 'info'>;
export type RefusalLog = ReturnType<typeof createRefusalLog>;

/** A flood of refused calls writes a few lines a minute. No line has the address. */
export function createRefusalLog(now: () => number = Date.now) {
  const written = new Map<string, number>();
  const leftOut = new WeakSet<object>();
  let minute = 0;
  let countLeftOut = 0;

  function mayWrite(call: { ip: string }): boolean {
    const caller = countedSubscriber(call.ip);
    const lines = written.get(caller) ?? 0;
    if (lines >= mostOfOne || (lines === 0 && written.size >= mostAddresses)) {
      countLeftOut += 1;
      leftOut.add(call);
      return false;
    }
    written.set(caller, lines + 1);
    return true;
  }

  function beginMinute(log: InfoLog): void {
    const current = Math.floor(now() / minuteMs);
    if (current === minute) return;
    if (countLeftOut > 0) log.info({ refusals: countLeftOut }, 'refusals left out of the log');
    minute = current;
    countLeftOut = 0;
    written.clear();
  }

  return {
    write(call: { ip: string }, log: InfoLog, details: object, text: string): void {
      beginMinute(log);
      if (mayWrite(call)) log.info(details, text);
    },
    isLeftOut: (call: object) => leftOut.has(call),
  };
}
