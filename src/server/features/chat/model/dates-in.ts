/** Finds dates and months in a text and normalises them. */
import type { Locale } from '#contract/locale.ts'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\.?`

const DIGITS = '〇一二三四五六七八九'
const HAN = '[一二三四五六七八九十廿]{1,3}'

/** Parses a Chinese numeral such as 九, 十二, 廿三 or 二十三. */
function numberOf(han: string): number {
  const tens = han.replace('廿', '二十')
  const [before, after] = tens.includes('十') ? tens.split('十') : ['', tens]
  const ten = tens.includes('十') ? Math.max(1, DIGITS.indexOf(before || '一')) * 10 : 0
  return ten + (after ? DIGITS.indexOf(after) : 0)
}

const padded = (value: number | string) => String(value).padStart(2, '0')
const monthOf = (name: string) => padded(MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1)

/** Formats a date as `2027-09-10` or `2027-09`; without a year as `--09-10` or `--09`. */
const nameOf = (year: string | undefined, month: string, day?: string) =>
  `${year ?? '-'}-${padded(month)}${day === undefined ? '' : `-${padded(day)}`}`

/** Converts Chinese numerals in dates (二〇二七年九月十日) to digits; leaves lunar dates unchanged. */
const inDigits = (text: string) =>
  text
    .replaceAll(/[〇零一二三四五六七八九]{4}(?=年)/g, (year) => [...year].map((digit) => Math.max(0, DIGITS.indexOf(digit))).join(''))
    .replaceAll(new RegExp(`(?<!农历|農曆|旧历|舊曆|阴历|陰曆)(${HAN})月(${HAN})[日号號]`, 'g'), (_, month: string, day: string) => {
      return `${numberOf(month)}月${numberOf(day)}日`
    })

function inChinese(text: string): readonly string[] {
  const plain = inDigits(text)
  const found = [...plain.matchAll(/(?:(\d{4})年\s?)?(?<!\d)(\d{1,2})月(?:份|\s?(\d{1,2})(?:[日号號]|(?=[到至、和])))?/g)]
  return found.map(([, year, month, day]) => nameOf(year, month!, day))
}

function inEnglish(text: string): readonly string[] {
  const dayAfter = [...text.matchAll(new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`, 'g'))]
  const dayBefore = [...text.matchAll(new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? (\\d{4}))?`, 'g'))]
  const alone = [...text.matchAll(new RegExp(`\\b${MONTH}(?:,? (\\d{4}))\\b`, 'g'))]
  // Ignores a month without day or year: the words May and March can also begin a sentence.
  return [
    ...dayAfter.map(([, month, day, year]) => nameOf(year, monthOf(month!), day)),
    ...dayBefore.map(([, day, month, year]) => nameOf(year, monthOf(month!), day)),
    ...alone.map(([, month, year]) => nameOf(year, monthOf(month!))),
  ]
}

/** Returns the dates that a text names, as normalised strings. */
export function extractDates(text: string, locale: Locale): readonly string[] {
  const iso = [...text.matchAll(/(?<!\d)(\d{4})-(\d\d)(?:-(\d\d))?(?!\d)/g)].map(([, year, month, day]) => nameOf(year, month!, day))
  return [...iso, ...(locale === 'en_US' ? inEnglish(text) : inChinese(text))]
}

/** Whether a known date equals the given one or lies in the given month. A date without a year matches any year. */
export function isKnownDate(name: string, known: ReadonlySet<string>): boolean {
  if (known.has(name)) return true
  const [year, rest] = name.startsWith('--') ? ['', name.slice(1)] : [name.slice(0, 4), name.slice(4)]
  return [...known].some((one) => one.startsWith(year) && one.slice(one.startsWith('--') ? 1 : 4).startsWith(rest))
}
