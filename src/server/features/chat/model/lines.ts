import type { Locale } from '#contract/locale.ts'
import type { AnswerPieceKind } from '#readings/sage/piece.ts'

/** Line prefixes in a model's answer, each with the kind of piece that it marks. */
const LABELS: Readonly<Record<Locale, readonly (readonly [AnswerPieceKind, RegExp])[]>> = {
  zh_CN: [
    ['when', /^(?:时间|什么时候)[:：]\s*/],
    ['unless', /^什么会改(?:变)?这个(?:答案|说法)[:：]\s*/],
    ['deed', /^做一件事[:：\s]\s*/],
    ['next', /^接着问[:：]\s*/],
  ],
  zh_TW: [
    ['when', /^(?:時間|什麼時候)[:：]\s*/],
    ['unless', /^什麼會改(?:變)?這個(?:答案|說法)[:：]\s*/],
    ['deed', /^做一件事[:：\s]\s*/],
    ['next', /^接著問[:：]\s*/],
  ],
  en_US: [
    ['when', /^When:\s*/],
    ['unless', /^What would change this:\s*/],
    ['deed', /^One thing to do[.:]\s*/],
    ['next', /^Ask next:\s*/],
  ],
}
const NUMBER = /^\d{1,2}[.、)]\s*/
const DECORATION = /^(?:#{1,6}\s+|[-•]\s+)/

/** Returns the kind of the piece that begins with a line's first sentence, and the sentence without its prefix. */
export function parseLineStart(
  sentence: string,
  locale: Locale,
  isFirst: boolean,
): { readonly kind: AnswerPieceKind; readonly text: string } {
  const plain = sentence.replace(DECORATION, '').replaceAll('**', '')
  if (NUMBER.test(plain)) return { kind: 'reason', text: plain.replace(NUMBER, '') }
  for (const [kind, label] of LABELS[locale]) if (label.test(plain)) return { kind, text: plain.replace(label, '') }
  return { kind: isFirst ? 'line' : 'text', text: plain }
}
