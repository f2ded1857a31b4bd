/** Sentences of a text that comes bit by bit. */

/** The end of a sentence, once what follows it is there: a figure's point and the number of a list are none. */
const END = /\n|[。！？]+[”」』）’]*(?=[^。！？”」』）’])|(?<!^\s*\d{1,2})(?<!\b(?:e\.g|i\.e|vs|No|St))[.!?]+[”’"')]*(?=\s)/
/** What some models think aloud before they speak. */
const THOUGHT = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g

/** A sentence, or the end of a line. */
export type Bit = { readonly sentence: string } | { readonly isBreak: true }

export interface Sentences {
  /** Those that are whole by now. */
  readonly push: (text: string) => readonly Bit[]
  /** The rest, where it was not broken off: half a sentence is none. */
  readonly end: () => readonly Bit[]
}

export function sentencesOf(): Sentences {
  let raw = ''
  let taken = 0

  const bitsIn = (isOver: boolean): readonly Bit[] => {
    const bits: Bit[] = []
    const text = raw.replaceAll(THOUGHT, '')
    // A tag may be half there.
    const sure = isOver ? text.length : text.length - (/<[a-z/]*$/.exec(text)?.[0].length ?? 0)
    for (;;) {
      const rest = text.slice(taken, sure)
      const found = END.exec(isOver ? `${rest}\n` : rest)
      if (found === null || found.index > rest.length) return bits
      const isBreak = found[0] === '\n'
      const sentence = rest.slice(0, isBreak ? found.index : found.index + found[0].length).trim()
      if (sentence !== '') bits.push({ sentence })
      if (isBreak) bits.push({ isBreak })
      const length = found.index + found[0].length
      if (length > rest.length) {
        taken = sure
        return bits
      }
      taken += length
    }
  }

  return {
    push: (text) => {
      raw += text
      return bitsIn(false)
    },
    end: () => bitsIn(true),
  }
}
