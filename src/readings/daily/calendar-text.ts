/** How RFC 5545 writes dates, times and texts. */
import type { CivilDate } from '#bazi/index.ts'

const DAY_MS = 86_400_000
/** A line may be so long, without its end; what is left goes on in lines that begin with a blank. */
const LINE_OCTETS = 75

/** 20261124; `later` days after the date. */
export function dateText({ year, month, day }: CivilDate, later = 0): string {
  return compact(Date.UTC(year, month - 1, day) + later * DAY_MS).slice(0, 8)
}

/** 20261124T070000 on a clock that is so many seconds east of UTC. */
export function localText(ms: number, offsetSeconds: number): string {
  return compact(ms + offsetSeconds * 1000)
}

/** 20261123T230000Z */
export function utcText(ms: number): string {
  return `${compact(ms)}Z`
}

const compact = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

/** +0800; with its seconds where an old clock has them. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60]
  const figures = (rest === 0 ? [hours, minutes] : [hours, minutes, rest]).map((part) => String(part).padStart(2, '0'))
  return `${seconds < 0 ? '-' : '+'}${figures.join('')}`
}

/** -PT4H; seconds of exact time. */
export function durationText(seconds: number): string {
  const size = Math.abs(seconds)
  const parts = Object.entries({ H: Math.floor(size / 3600), M: Math.floor(size / 60) % 60, S: size % 60 })
  const figures = parts.flatMap(([unit, count]) => (count === 0 ? [] : `${count}${unit}`)).join('')
  return `${seconds < 0 ? '-' : ''}PT${figures || '0S'}`
}

/** A text as a value: one line, its marks written so that they part nothing. Control characters have no place in it. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** A line cut to 75 octets, never within a character. */
export function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!)
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** In UTF-8. */
const octetsOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4)
