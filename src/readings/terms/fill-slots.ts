import { addBranchNoun } from './branch-noun.ts'

/** Replaces each slot of a text and gives the branch 未 its noun (`addBranchNoun`). */
export function replaceSlots(text: string, slot: RegExp, of: (...caught: string[]) => string): string {
  return text.replaceAll(slot, (whole: string, ...rest: unknown[]) => {
    const at = rest.findIndex((part) => typeof part === 'number')
    const place = rest[at] as number
    return addBranchNoun(of(...(rest.slice(0, at) as string[])), text.slice(0, place), text.slice(place + whole.length))
  })
}
