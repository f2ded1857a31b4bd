/**
 * Moves the wall clock of whatever runs it, Node process or page, by `shiftMs`; timers and monotonic clocks stay. Self-contained:
 * its source text is sent to pages and other processes.
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

/** Environment that starts a Node process with its clock shifted. */
export function shiftedEnv(shiftMs: number): Record<string, string> {
  const source = `globalThis.__name = (value) => value;(${shiftClock.toString()})(${shiftMs})`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` }
}
