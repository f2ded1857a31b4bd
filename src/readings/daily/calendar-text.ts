/** Formatting of dates, times and texts by RFC 5545. */
import type { CivilDate } from '#bazi/index.ts'

const DAY_MS = 86_400_000
/** Maximum length of a line in octets, without its line break; the rest continues on lines that begin with a space. */
const LINE_OCTETS = 75

/** Formats the day that is `later` days after a date: 20261124. */
export function formatIcalDate({ year, month, day }: CivilDate, later = 0): string {
  return formatCompact(Date.UTC(year, month - 1, day) + later * DAY_MS).slice(0, 8)
}

/** Formats an instant (ms since 1970) as local time at an offset in seconds east of UTC: 20261124T070000. */
export function formatIcalTime(ms: number, offsetSeconds: number): string {
  return formatCompact(ms + offsetSeconds * 1000)
}

/** Formats an instant (ms since 1970) in UTC: 20261123T230000Z. */
export function formatIcalUtcTime(ms: number): string {
  return `${formatCompact(ms)}Z`
}

const formatCompact = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

/** Formats a UTC offset (seconds): +0800, or +080543 if it has seconds (historic zones). */
export function formatIcalOffset(seconds: number): string {
  const size = Math.abs(seconds)
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60]
  const figures = (rest === 0 ? [hours, minutes] : [hours, minutes, rest]).map((part) => String(part).padStart(2, '0'))
  return `${seconds < 0 ? '-' : '+'}${figures.join('')}`
}

/** Formats a duration (seconds): -PT4H. Hours, not days, because a day of RFC 5545 is not always 24 hours. */
export function formatIcalDuration(seconds: number): string {
  const size = Math.abs(seconds)
  const parts = Object.entries({ H: Math.floor(size / 3600), M: Math.floor(size / 60) % 60, S: size % 60 })
  const figures = parts.flatMap(([unit, count]) => (count === 0 ? [] : `${count}${unit}`)).join('')
  return `${seconds < 0 ? '-' : ''}PT${figures || '0S'}`
}

/** Escapes a text for use as a value on one line. Control characters are removed. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** Folds a line after at most 75 octets, never within a character. */
export function foldLine(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = countOctets(character.codePointAt(0)!)
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** Returns the number of octets of a code point in UTF-8. */
const countOctets = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4)
