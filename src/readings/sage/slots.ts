import { addBranchNoun } from '../terms/branch-noun.ts'

/** Values of the slots of a text. */
export type SageSlotValues = Readonly<Record<string, string | undefined>>

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Fills the slots of a text; a value at the start of a sentence gets a capital letter. @throws Error for a slot without a value */
export function fillSlotValues(text: string, slots: SageSlotValues): string {
  return text.replaceAll(/([.] )?\{(\w+)\}/g, (whole, before: string | undefined, slot: string, at: number) => {
    const value = slots[slot] ?? slots[slot.charAt(0).toLowerCase() + slot.slice(1)]
    if (value === undefined) throw new Error(`nothing to fill {${slot}} with: ${text}`)
    const begins = at === 0 || before !== undefined || /^[A-Z]/.test(slot)
    const noun = addBranchNoun(value, text.slice(0, at), text.slice(at + whole.length))
    return (before ?? '') + (begins ? capital(noun) : noun)
  })
}
