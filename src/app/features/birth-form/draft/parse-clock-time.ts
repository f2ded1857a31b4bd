/** First and last hour (inclusive) of each day-part word. At most twelve hours, because 晚上 12 点 and 上午 12 点 are both ambiguous. */
const SPANS: Readonly<Record<string, readonly [number, number]>> = {
  am: [0, 11],
  pm: [12, 23],
  凌晨: [0, 6],
  清晨: [1, 11],
  早晨: [1, 11],
  早上: [1, 11],
  上午: [1, 11],
  中午: [11, 14],
  下午: [12, 23],
  傍晚: [16, 20],
  晚上: [17, 23],
}

const WORD = `[ap]\\.?m\\.?|${Object.keys(SPANS).slice(2).join('|')}`
/** Matches 2:30pm, 下午2点半, 14时30分, 1430 and 14:30:00. */
const CLOCK = new RegExp(`^(${WORD})?\\s*(\\d{1,2})\\s*([:.点點时時]*)\\s*(?:(\\d{2}|半)\\s*分?(?::\\d{2})?)?\\s*(${WORD})?$`)

export interface ClockParts {
  readonly hour: string
  readonly minute: string
}

/** Returns the hour of the day (0–23); undefined if it is not in the word's range. */
function resolveHour(hour: number, word: string | undefined): number | undefined {
  if (!word) return hour
  const [from, to] = SPANS[word.replaceAll('.', '')]!
  const meant = hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12]
  return meant.find((each) => each >= from && each <= to)
}

/** Parses a clock time in common spellings to 24-hour numbers; undefined if it is ambiguous or not a time. */
export function parseClockTime(text: string): ClockParts | undefined {
  const [, before, digits, dots, minutes, after] = CLOCK.exec(text.normalize('NFKC').trim().toLowerCase()) ?? []
  const word = before ?? after
  // Rejects a bare number, which is not yet a time; 2pm and 下午2点 are full hours.
  if (!digits || (before && after) || (!minutes && !word && !/[点點时時]/.test(dots ?? ''))) return undefined
  const hour = resolveHour(Number(digits), word)
  if (hour === undefined) return undefined
  const minute = minutes === '半' ? '30' : (minutes ?? '00')
  return { hour: String(hour), minute }
}
