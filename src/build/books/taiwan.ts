/**
 * zh_TW of texts written in zh_CN: OpenCC's characters, Taiwan's own words, and the signs of the field in their own
 * characters (丑 never 醜, 天干, 相沖, 相剋); quotation marks are 「」『』.
 */
import { Converter } from 'opencc-js'
import { TAIWAN_PHRASES, TAIWAN_WORDS, WORDS } from './data/taiwan-words.ts'

const convert = Converter({ from: 'cn', to: 'tw' })

/** Private characters stand for those that must stay while OpenCC works. */
const FIRST_PRIVATE = 0xe000

/** The text with a private character in place of each word of the list, and what they stand for. */
function guard(text: string): { guarded: string; kept: string[] } {
  const found: { from: number; to: number; written: string }[] = []
  for (const [pattern, written] of WORDS)
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const to = index + word.length
      if (found.every((earlier) => to <= earlier.from || index >= earlier.to)) found.push({ from: index, to, written })
    }
  found.sort((one, other) => one.from - other.from)
  const between = found.map(({ from }, i) => text.slice(found[i - 1]?.to ?? 0, from) + String.fromCodePoint(FIRST_PRIVATE + i))
  return { guarded: between.join('') + text.slice(found.at(-1)?.to ?? 0), kept: found.map(({ written }) => written) }
}

export function taiwanOf(text: string): string {
  const { guarded, kept } = guard(text)
  // What stands in braces is a code.
  const slots: string[] = []
  const bare = guarded.replaceAll(/\{[^}]*\}/g, (slot) => {
    slots.push(slot)
    return `{${slots.length - 1}}`
  })
  const converted = convert(bare)
    .replaceAll(/\{(\d+)\}/g, (_, i: string) => slots[Number(i)]!)
    .replaceAll(/[\uE000-\uF8FF]/g, (sign) => kept[sign.codePointAt(0)! - FIRST_PRIVATE]!)
  const beside = TAIWAN_PHRASES.reduce((whole, [mainland, taiwan]) => whole.replaceAll(mainland, taiwan), converted)
  return Object.entries(TAIWAN_WORDS).reduce((whole, [mainland, taiwan]) => whole.replaceAll(mainland, taiwan), beside)
}
