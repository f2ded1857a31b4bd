import type { Side, Texts } from './codes.ts'
import type { MatchSentence, MatchSlot } from './sentence.ts'
import { yearPairOf } from './years.ts'

/** Names of the first and the second person. */
export type Names = readonly [string, string]

/** Formats a sentence with its slots filled. */
export function formatMatchSentence({ id, slots }: MatchSentence, texts: Texts, names: Names): string {
  return filled(texts[id], (slot) => {
    const found = slots[slot]
    if (!found) throw new Error(`${id} has no ${slot}`)
    return slotText(found, texts, names)
  })
}

const filled = (text: string, of: (slot: string) => string) => text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => of(slot))

function slotText(slot: MatchSlot, texts: Texts, names: Names): string {
  if ('name' in slot) return nameOf(slot.name, names)
  if ('element' in slot) return texts[`element.${slot.element}`]
  if ('fragment' in slot) return texts[slot.fragment]
  return slot.years.map((year) => yearText(year, texts)).join(texts.comma)
}

const nameOf = (side: Side, names: Names) => names[side]

/** Formats a year with its pair: 2028 戊申; 2028 (Wu Shen). */
function yearText(year: number, texts: Texts): string {
  const { ganzhi, stem, branch } = yearPairOf(year)
  const values: Record<string, string> = { year: String(year), han: ganzhi, roman: `${capital(stem)} ${capital(branch)}` }
  return filled(texts.year, (slot) => values[slot]!)
}

/** Returns the pinyin of a code with a capital letter, without the digit (`yin2`), which only distinguishes codes. */
const capital = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replace(/\d$/, '')
