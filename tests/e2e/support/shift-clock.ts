/**
 * Shifts `Date` by `shiftMs`, but not timers or monotonic clocks. Self-contained, because its source is sent to pages and
 * processes.
 */
export function shiftClock(shiftMs: number): void {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      super(...((args.length === 0 ? [RealDate.now() + shiftMs] : args) as [number]))
    }

    static override now(): number {
      return RealDate.now() + shiftMs
    }
  } as DateConstructor
}

/** Returns an environment in which Node processes start with a shifted `Date`. */
export function shiftedEnv(shiftMs: number): Record<string, string> {
  const source = `globalThis.__name = (value) => value;(${shiftClock.toString()})(${shiftMs})`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` }
}
