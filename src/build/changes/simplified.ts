import { Converter } from 'opencc-js'

const convert = Converter({ from: 't', to: 'cn' })

/**
 * Characters not converted: 乾 as a trigram (but 乾 for dried meat becomes 干), and characters whose simplified form most fonts
 * lack.
 */
const UNCONVERTED = /乾(?![肉胏])|[纆餗繻]/g
const FIRST_PRIVATE = 0xe000

/** Converts the received text of the Changes to Simplified characters. */
export function convertChangesToSimplified(text: string): string {
  const unconverted = [...text.matchAll(UNCONVERTED)].map(([sign]) => sign)
  let at = 0
  const guarded = text.replaceAll(UNCONVERTED, () => String.fromCodePoint(FIRST_PRIVATE + at++))
  return convert(guarded)
    .replaceAll(/[\uE000-\uF8FF]/g, (sign) => unconverted[sign.codePointAt(0)! - FIRST_PRIVATE]!)
    .replaceAll('闚', '窥')
}
