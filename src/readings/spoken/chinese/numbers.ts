/** Spoken numbers in Chinese. */
const DIGITS = [...'零一二三四五六七八九']

/** Number words that differ between the two scripts. */
export interface NumberWords {
  readonly point: string
  readonly tenThousand: string
  readonly hundredMillion: string
  /** Character for zero within a year: 二零二七, 二〇二七. */
  readonly zeroOfYear: string
}

export const SIMPLIFIED_NUMBER_WORDS: NumberWords = { point: '点', tenThousand: '万', hundredMillion: '亿', zeroOfYear: '零' }
export const TRADITIONAL_NUMBER_WORDS: NumberWords = { point: '點', tenThousand: '萬', hundredMillion: '億', zeroOfYear: '〇' }

/** Spells a number digit by digit: 2027 → 二零二七. */
export const spellChineseDigits = (digits: string, zero = '零') =>
  [...digits].map((digit) => (digit === '0' ? zero : DIGITS[Number(digit)]!)).join('')

const PLACES = ['', '十', '百', '千'] as const

/** Spells a number up to 9999, with 零 for empty places between digits. */
function underTenThousand(n: number): string {
  let said = ''
  let isGap = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(n / 10 ** place) % 10
    if (digit === 0) isGap = said !== ''
    else {
      said += `${isGap ? '零' : ''}${DIGITS[digit]!}${PLACES[place]!}`
      isGap = false
    }
  }
  return said
}

/** Spells a whole number: 36 → 三十六, 10 → 十, 105 → 一百零五, 120000 → 十二万; digit by digit above 16 digits. */
export function spellChineseWhole(digits: string, words: NumberWords): string {
  const trimmed = digits.replace(/^0+(?=\d)/, '')
  if (trimmed === '0') return '零'
  if (trimmed.length > 16) return spellChineseDigits(trimmed)
  const units = ['', words.tenThousand, words.hundredMillion, words.tenThousand + words.hundredMillion]
  const groups = [...trimmed.padStart(Math.ceil(trimmed.length / 4) * 4, '0').matchAll(/\d{4}/g)].map(([group]) => Number(group))
  const said = groups
    .map((group, i) => {
      if (group === 0) return ''
      const isAfterGap = i > 0 && (group < 1000 || groups[i - 1] === 0)
      return `${isAfterGap ? '零' : ''}${underTenThousand(group)}${units[groups.length - 1 - i]!}`
    })
    .join('')
  return said.replace(/^一十/, '十')
}

/** Spells a number with or without a fraction; a fraction of zeros is omitted: 2.0 → 二. */
export function spellChineseNumber(text: string, words: NumberWords): string {
  const [whole, fraction = ''] = text.replaceAll(',', '').split('.') as [string, string?]
  return spellChineseWhole(whole, words) + (/[1-9]/.test(fraction) ? words.point + spellChineseDigits(fraction) : '')
}
