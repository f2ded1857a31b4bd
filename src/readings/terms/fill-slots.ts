import { withBranchNoun } from './branch-noun.ts'

/** A text with each `{slot}` filled, the branch 未 with its noun. */
export function fillSlots(text: string, slot: RegExp, of: (...caught: string[]) => string): string {
  return text.replaceAll(slot, (whole: string, ...rest: unknown[]) => {
    const at = rest.findIndex((part) => typeof part === 'number')
    const place = rest[at] as number
    return withBranchNoun(of(...(rest.slice(0, at) as string[])), text.slice(0, place), text.slice(place + whole.length))
  })
}
