/** Spoken numbers in American English. */
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion'] as const
/** Irregular ordinals. */
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function underHundred(n: number): string {
  if (n < 20) return ONES[n]!
  return TENS[Math.floor(n / 10)]! + (n % 10 === 0 ? '' : `-${ONES[n % 10]!}`)
}

function underThousand(n: number): string {
  if (n < 100) return underHundred(n)
  return `${ONES[Math.floor(n / 100)]!} hundred${n % 100 === 0 ? '' : ` ${underHundred(n % 100)}`}`
}

/** Spells a number digit by digit. */
export const spellEnglishDigits = (digits: string) => [...digits].map((digit) => ONES[Number(digit)]!).join(' ')

/** Spells a whole number: 36 → thirty-six, 1200000 → one million two hundred thousand. */
export function spellEnglishWhole(text: string): string {
  const digits = text.replace(/^0+(?=\d)/, '')
  if (digits.length > SCALES.length * 3) return spellEnglishDigits(digits)
  const n = Number(digits)
  if (n === 0) return ONES[0]!
  const parts: string[] = []
  for (let scale = SCALES.length - 1; scale >= 0; scale--) {
    const group = Math.floor(n / 1000 ** scale) % 1000
    if (group > 0) parts.push(underThousand(group) + SCALES[scale]!)
  }
  return parts.join(' ')
}

/** Spells a number with or without a fraction; a fraction of zeros is omitted: 2.0 → two, 64.1 → sixty-four point one. */
export function spellEnglishNumber(text: string): string {
  const [whole, fraction = ''] = text.replaceAll(',', '').split('.') as [string, string?]
  return spellEnglishWhole(whole) + (/[1-9]/.test(fraction) ? ` point ${spellEnglishDigits(fraction)}` : '')
}

/** Spells an ordinal: 1 → first, 21 → twenty-first. */
export function spellOrdinal(text: string): string {
  const said = spellEnglishWhole(text)
  const last = /[a-z]+$/.exec(said)![0]
  const ordinal = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return said.slice(0, -last.length) + ordinal
}

/** Spells a year: 1997 → nineteen ninety-seven, 2005 → two thousand five, 1905 → nineteen oh five. */
export function spellYear(text: string): string {
  const century = Math.floor(Number(text) / 100)
  const rest = Number(text) % 100
  if (century % 10 === 0 && rest < 10) return spellEnglishWhole(text)
  return `${underHundred(century)} ${rest === 0 ? 'hundred' : rest < 10 ? `oh ${ONES[rest]!}` : underHundred(rest)}`
}

/** Spells a decade: 1990 → nineteen nineties. */
export const spellDecade = (text: string) =>
  spellYear(text)
    .replace(/y$/, 'ies')
    .replace(/(ten|hundred|thousand)$/, '$1s')
