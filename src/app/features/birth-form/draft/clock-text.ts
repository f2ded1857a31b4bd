/**
 * The hours of the day that a word for a part of it can mean, both included. Twelve at most, so that an
 * hour of the twelve-hour clock is in it once or not at all: 晚上 12 点 and 上午 12 点 are said of two hours each.
 */
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
/** 2:30pm, 下午2点半, 14时30分, 1430, 14:30:00. */
const CLOCK = new RegExp(`^(${WORD})?\\s*(\\d{1,2})\\s*([:.点點时時]*)\\s*(?:(\\d{2}|半)\\s*分?(?::\\d{2})?)?\\s*(${WORD})?$`)

export interface ClockParts {
  readonly hour: string
  readonly minute: string
}

/** The hour of the day; `undefined` where the word leaves none or more than one. */
function hourOf(hour: number, word: string | undefined): number | undefined {
  if (!word) return hour
  const [from, to] = SPANS[word.replaceAll('.', '')]!
  const meant = hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12]
  return meant.find((each) => each >= from && each <= to)
}

/** Hour and minute of the 24-hour clock of a time as people write it; `undefined` where it is not clear. */
export function clockPartsOf(text: string): ClockParts | undefined {
  const [, before, digits, dots, minutes, after] = CLOCK.exec(text.normalize('NFKC').trim().toLowerCase()) ?? []
  const word = before ?? after
  // A bare number is no time yet; 2pm and 下午2点 are on the hour.
  if (!digits || (before && after) || (!minutes && !word && !/[点點时時]/.test(dots ?? ''))) return undefined
  const hour = hourOf(Number(digits), word)
  if (hour === undefined) return undefined
  const minute = minutes === '半' ? '30' : (minutes ?? '00')
  return { hour: String(hour), minute }
}
