import { Converter } from 'opencc-js'

const convert = Converter({ from: 't', to: 'cn' })

/** The trigram's own 乾, and characters whose simplified form few fonts have; meat that is dried is 干. */
const KEPT = /乾(?![肉胏])|[纆餗繻]/g
const FIRST_PRIVATE = 0xe000

/** The received text of the Changes in Simplified characters. */
export function simplifiedOf(text: string): string {
  const kept = [...text.matchAll(KEPT)].map(([sign]) => sign)
  let at = 0
  const guarded = text.replaceAll(KEPT, () => String.fromCodePoint(FIRST_PRIVATE + at++))
  return convert(guarded)
    .replaceAll(/[\uE000-\uF8FF]/g, (sign) => kept[sign.codePointAt(0)! - FIRST_PRIVATE]!)
    .replaceAll('闚', '窥')
}
