/** Splits a streamed text into sentences. */

/** Matches the end of a sentence, which is certain only with the next character. Decimal points and list numbers do not match. */
const END = /\n|[。！？]+[”」』）’]*(?=[^。！？”」』）’])|(?<!^\s*\d{1,2})(?<!\b(?:e\.g|i\.e|vs|No|St))[.!?]+[”’"')]*(?=\s)/
/** Matches the reasoning that some models emit before the answer. */
const THOUGHT = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g

/** Part of a line: a sentence, or the line's end. */
export type SentencePart = { readonly sentence: string } | { readonly isBreak: true }

/** Splits streamed text into sentences and line ends. */
export interface SentenceSplitter {
  /** Adds text and returns the sentences that are complete now. */
  readonly push: (text: string) => readonly SentencePart[]
  /** Returns the remaining text as sentences; call at the end of the stream. */
  readonly end: () => readonly SentencePart[]
}

/** Creates a splitter for one streamed answer. */
export function createSentenceSplitter(): SentenceSplitter {
  let raw = ''
  let taken = 0

  const bitsIn = (isOver: boolean): readonly SentencePart[] => {
    const bits: SentencePart[] = []
    const text = raw.replaceAll(THOUGHT, '')
    // Leaves out a trailing `<…` that may be the start of a reasoning tag.
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
