/** A part of a text: plain words, or a phone number. */
interface TextPart {
  readonly text: string
  /** Digits of the phone number; '' for words. */
  readonly digits: string
}

/** Matches three or more digits, unless they are part of a word (1800RESPECT) or start the name of a helpline (988 Suicide…). */
const NUMBER = /(?<![\w-])\d(?:[ -]?\d){2,}(?![\w-]| \p{Lu})/gu

/** Splits the text of a safety answer into words and phone numbers. */
export function splitPhoneNumbers(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    parts.push({ text: text.slice(end, index), digits: '' }, { text: number, digits: number.replaceAll(/\D/g, '') })
    end = index + number.length
  }
  return [...parts, { text: text.slice(end), digits: '' }].filter((part) => part.text !== '')
}

/** Finds the ready-made message that a safety answer offers to send; undefined if there is none. */
export const findSendableSentence = (text: string): string | undefined =>
  /(?:发这?一句|傳這?一句|\bsend this\b)[^“「]*[“「]([^”」]+)[”」]/.exec(text)?.[1]
