/**
 * Converts zh_CN to zh_TW: characters by OpenCC, Taiwan's words, terms with characters of their own (丑, 天干, 相沖, 相剋), quotation
 * marks 「」『』.
 */
import { Converter } from 'opencc-js'
import { TAIWAN_PHRASES, TAIWAN_WORDS, OPENCC_WORD_FIXES } from './data/taiwan-words.ts'

const convert = Converter({ from: 'cn', to: 'tw' })

/** First of the private-use characters that replace words which OpenCC must not change. */
const FIRST_PRIVATE = 0xe000

/** Replaces each listed word by a private-use character; also returns the words in this order. */
function guard(text: string): { guarded: string; kept: string[] } {
  const found: { from: number; to: number; written: string }[] = []
  for (const [pattern, written] of OPENCC_WORD_FIXES)
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const to = index + word.length
      if (found.every((earlier) => to <= earlier.from || index >= earlier.to)) found.push({ from: index, to, written })
    }
  found.sort((one, other) => one.from - other.from)
  const between = found.map(({ from }, i) => text.slice(found[i - 1]?.to ?? 0, from) + String.fromCodePoint(FIRST_PRIVATE + i))
  return { guarded: between.join('') + text.slice(found.at(-1)?.to ?? 0), kept: found.map(({ written }) => written) }
}

export function convertToTaiwanText(text: string): string {
  const { guarded, kept } = guard(text)
  // Replaces slots (`{…}`) by numbers, because the text in braces is a code.
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
