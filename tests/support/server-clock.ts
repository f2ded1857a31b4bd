export interface Clock {
  /** Milliseconds since 1970, for the server's `now`. */
  readonly now: () => number
  readonly pass: (time: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }) => void
}

/** Creates a clock that shows the real time plus an offset, which tests increase. */
export function movableClock(): Clock {
  let aheadMs = 0
  return {
    now: () => Date.now() + aheadMs,
    pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }) => {
      aheadMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms
    },
  }
}
