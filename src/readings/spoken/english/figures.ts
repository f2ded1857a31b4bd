/** Speech rules for figures: years in pairs, percentages, dates, times, ranges. */
import type { SpokenRule } from '../replace.ts'
import { spellDecade, spellEnglishDigits, spellEnglishNumber, spellOrdinal, spellEnglishWhole, spellYear } from './numbers.ts'

const N = String.raw`(\d[\d,]*\d(?:\.\d+)?|\d(?:\.\d+)?)`
const MONTHS = '(January|February|March|April|May|June|July|August|September|October|November|December)'
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(1[1-9]\d\d|2[01]\d\d)(?![\d%]|[.,]\d)`
const TO = '(?: ?[–—~-] ?)'

/** Spells a time of day: 20:05 → eight oh five p.m. */
function clockSaid(hours: string, minutes: string, period?: string): string {
  const h = Number(hours)
  const said = spellEnglishWhole(String(h % 12 === 0 ? 12 : h % 12))
  const m = Number(minutes)
  const half = period ?? (h < 12 ? 'a.m.' : 'p.m.')
  return `${said}${m === 0 ? '' : m < 10 ? ` oh ${spellEnglishWhole(minutes)}` : ` ${spellEnglishWhole(minutes)}`} ${half}`
}

const FRACTIONS: Readonly<Record<string, string>> = { '1/2': 'one half', '1/4': 'one quarter', '3/4': 'three quarters' }

function fractionSaid(part: string, of: string): string {
  return FRACTIONS[`${part}/${of}`] ?? `${spellEnglishWhole(part)} ${spellOrdinal(of)}${part === '1' ? '' : 's'}`
}

const dateSaid = (month: string, day: string, year?: string) => `${month} ${spellOrdinal(day)}${year ? `, ${spellYear(year)}` : ''}`

export const FIGURE_RULES: readonly SpokenRule[] = [
  // Times of day; the full stop of a.m. or p.m. may also end the sentence
  [/(\d{1,2}):(\d{2})(?::\d{2})? ?([ap]\.m\.)?/g, (hours, minutes, period) => `${clockSaid(hours, minutes, period)} `],
  // Dates
  [new RegExp(`(\\d{4})-(\\d{2})-(\\d{2})(?!\\d)`, 'g'), isoDateSaid],
  [
    new RegExp(`\\b${MONTHS} ${DAY}${TO}${DAY}\\b(?!,? \\d{4})`, 'g'),
    (month, from, to) => `${month} ${spellOrdinal(from)} to ${spellOrdinal(to)}`,
  ],
  // A full date is followed by a comma.
  [
    new RegExp(`\\b${MONTHS} ${DAY}, ?${YEAR}(?= (?!to\\b|and\\b|or\\b|until\\b|through\\b|\\())`, 'g'),
    (month, day, year) => `${dateSaid(month, day, year)},`,
  ],
  [new RegExp(`\\b${MONTHS} ${DAY}, ?${YEAR}`, 'g'), dateSaid],
  [new RegExp(`\\b${MONTHS} ${DAY}(?![\\d%]|:\\d)`, 'g'), (month, day) => dateSaid(month, day)],
  [new RegExp(`\\b${DAY} ${MONTHS}(?: ${YEAR})?`, 'g'), (day, month, year) => dateSaid(month, day, year)],
  // Years
  [new RegExp(`\\b${YEAR}${TO}${YEAR}`, 'g'), (from, to) => `${spellYear(from)} to ${spellYear(to)}`],
  [/\b(1[1-9]\d0|2[01]\d0)['’]?s\b/g, spellDecade],
  [new RegExp(`(?<![\\d.,$])${YEAR}`, 'g'), spellYear],
  // Shares and money
  [new RegExp(`${N} ?%?${TO}${N} ?%`, 'g'), (from, to) => `${spellEnglishNumber(from)} to ${spellEnglishNumber(to)} percent`],
  [new RegExp(`${N} ?%`, 'g'), (share) => `${spellEnglishNumber(share)} percent`],
  [new RegExp(`\\$${N}`, 'g'), (sum) => `${spellEnglishNumber(sum)} ${sum === '1' ? 'dollar' : 'dollars'}`],
  // Ranges, parts, signs
  [/(?<![\d.])(\d{1,2})\/(\d{1,2})(?![\d/])/g, fractionSaid],
  [new RegExp(`${N}${TO}(?=\\d)`, 'g'), (from) => `${spellEnglishNumber(from)} to `],
  [new RegExp(`(?<![\\d\\p{L}])[-−] ?${N}`, 'gu'), (n) => `minus ${spellEnglishNumber(n)}`],
  [new RegExp(`(?<=^|\\s)\\+ ?${N}`, 'g'), (n) => `plus ${spellEnglishNumber(n)}`],
  [new RegExp(`${N} ?°C`, 'g'), (n) => `${spellEnglishNumber(n)} degrees Celsius`],
  [new RegExp(`${N} ?°`, 'g'), (n) => `${spellEnglishNumber(n)} degrees`],
  [new RegExp(`< ?${N}`, 'g'), (n) => `under ${spellEnglishNumber(n)}`],
  [new RegExp(`> ?${N}`, 'g'), (n) => `over ${spellEnglishNumber(n)}`],
  [/(?<![\d.,])(\d+)(?:st|nd|rd|th)\b/g, spellOrdinal],
  [/(?<![\d.,])(0\d+|\d{9,})(?![\d.])/g, spellEnglishDigits],
  [new RegExp(N, 'g'), spellEnglishNumber],
  [/(?<=[ap]\.m\.) ?\.(?=\s|$)/g, ''],
]

function isoDateSaid(year: string, month: string, day: string): string {
  const name = MONTHS.slice(1, -1).split('|')[Number(month) - 1]
  return name === undefined ? `${spellYear(year)} ${spellEnglishWhole(month)} ${spellEnglishWhole(day)}` : dateSaid(name, day, year)
}
