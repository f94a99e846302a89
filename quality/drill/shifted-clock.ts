/** Loaded before the product: the clock of its machine is then wrong by this many seconds. Timers go on as ever. */
const shiftMs = Number(process.env['DRILL_CLOCK_SHIFT_SECONDS']) * 1000;
const RightDate = Date;

class ShiftedDate extends RightDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(RightDate.now() + shiftMs);
    else super(...(args as [number]));
  }

  static override now(): number {
    return RightDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
