import type { Side, Texts } from './codes.ts'
import type { MatchSentence, Slot } from './sentence.ts'
import { pairOfYear } from './years.ts'

/** The names of the two, first and second. */
export type Names = readonly [string, string]

/** A sentence in the language of its texts, every slot filled. */
export function toldText({ id, slots }: MatchSentence, texts: Texts, names: Names): string {
  return filled(texts[id], (slot) => {
    const found = slots[slot]
    if (!found) throw new Error(`${id} has no ${slot}`)
    return slotText(found, texts, names)
  })
}

const filled = (text: string, of: (slot: string) => string) => text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => of(slot))

function slotText(slot: Slot, texts: Texts, names: Names): string {
  if ('name' in slot) return nameOf(slot.name, names)
  if ('element' in slot) return texts[`element.${slot.element}`]
  if ('fragment' in slot) return texts[slot.fragment]
  return slot.years.map((year) => yearText(year, texts)).join(texts.comma)
}

const nameOf = (side: Side, names: Names) => names[side]

/** 2028 戊申; 2028 (Wu Shen): the first time a year is named, its pair goes with it. */
function yearText(year: number, texts: Texts): string {
  const { ganzhi, stem, branch } = pairOfYear(year)
  const values: Record<string, string> = { year: String(year), han: ganzhi, roman: `${capital(stem)} ${capital(branch)}` }
  return filled(texts.year, (slot) => values[slot]!)
}

/** Yin of `yin2`: the tone tells codes apart and is not written. */
const capital = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replace(/\d$/, '')
