/** A part of a text: words, or a number that can be called. */
interface PhonePart {
  readonly text: string
  /** The number's digits; '' for words. */
  readonly digits: string
}

/** Three digits and more, by themselves: no part of a word (1800RESPECT), and not the first word of a line's name (988 Suicide…). */
const NUMBER = /(?<![\w-])\d(?:[ -]?\d){2,}(?![\w-]| \p{Lu})/gu

/** A caring text with its numbers apart. */
export function phonePartsOf(text: string): readonly PhonePart[] {
  const parts: PhonePart[] = []
  let end = 0
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    parts.push({ text: text.slice(end, index), digits: '' }, { text: number, digits: number.replaceAll(/\D/g, '') })
    end = index + number.length
  }
  return [...parts, { text: text.slice(end), digits: '' }].filter((part) => part.text !== '')
}

/** The sentence that a caring text offers to be sent as it is; undefined where there is none. */
export const readySentenceOf = (text: string): string | undefined =>
  /(?:发这?一句|傳這?一句|\bsend this\b)[^“「]*[“「]([^”」]+)[”」]/.exec(text)?.[1]
