/** Pieces of the answers of mode dt. */
import type { Locale } from '../../reader/locale.ts'
import type { TenGodCode } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import { formatNameList, getTermName } from '../../facts/format-names.ts'
import type { SourceText } from '../../facts/source-text.ts'
import glossary from '../../glossary/glossary.json' with { type: 'json' }
import { getQuotation } from '../../quotations/quotation.ts'
import quotations from '../../quotations/quotations.json' with { type: 'json' }
import type { SageQuestion } from '../asked.ts'
import taiwan from '../data/zh-tw-dt.json' with { type: 'json' }
import { findOwnFact } from '../knowledge/mine.ts'
import type { DtTextFormatter } from '../knowledge/own-fact.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { fillSlotValues } from '../slots.ts'
import type { CLASSIC_BOOKS } from '../text/dt.ts'
import { dtTexts } from '../text/dt.ts'
import { PAIR_LINES } from '../text/dt-lines.ts'

export type Entry = (typeof glossary)[number]
export const entries = new Map(glossary.map((entry) => [entry.id, entry]))
const taiwanOf: Readonly<Record<string, string>> = taiwan
const NEXT = 3
const BETTER = /[好强高重]|厉害|\b(better|stronger|worse|best)\b/

export const piece = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })
export const textIn = (text: SourceText, locale: Locale) => (locale === 'zh_TW' ? (taiwanOf[text.zh_CN] ?? text.zh_CN) : text[locale])
export const sayIn =
  (locale: Locale): DtTextFormatter =>
  (key, slots = {}) =>
    fillSlotValues(textIn(dtTexts[key], locale), slots)
export const citeOf = (id: string, locale: Locale): Citation => ({ to: 'term', ref: id, label: getTermName(id, locale) })

/** Composes the source piece of an entry: a quotation about it (by `fits`), or the statement that the text is the product's own. */
export function sourceOf({ id }: Entry, locale: Locale, say: DtTextFormatter): AnswerPiece {
  const [, kind, code] = /^([a-z]+)-(.+)$/.exec(id) ?? []
  const found =
    quotations.find(({ fits }) => fits.includes(`${kind}:${code}`)) ??
    quotations.find(({ fits }) => kind !== undefined && fits.includes(`${kind.replace('reason', 'method')}:${code}`))
  if (found === undefined) return piece('source', say('sourceHouse', { name: getTermName(id, locale) }), [citeOf(id, locale)])
  const { text, source } = getQuotation(found.id)
  return piece('source', say('sourceQuote', { book: source[locale], quote: text[locale] }), [
    { to: 'quote', ref: found.id, label: locale === 'en_US' ? source[locale] : `《${source[locale]}》` },
  ])
}

const kindOf = (id: string) => id.split('-')[0]!.replace('share', 'god')
const pairKeyOf = (a: string, b: string) => [a, b].toSorted().join(' ')

/** Whether two entries are of one kind, so that their difference is a sensible question. */
export const isPair = (a: string, b: string) => kindOf(a) === kindOf(b) || pairKeyOf(a, b) in PAIR_LINES

/** Suggests up to three next questions, about related entries. */
export function nextOf(shown: readonly Entry[], asked: SageQuestion, say: DtTextFormatter): readonly AnswerPiece[] {
  const { locale } = asked
  const near = [...new Set(shown.flatMap(({ see }) => see))].filter((id) => shown.every((entry) => entry.id !== id)).slice(0, NEXT)
  return near.map((id, i) => {
    const name = getTermName(id, locale)
    const first = shown[0]!.id
    if (i === 1 && isPair(first, id)) return piece('next', say('nextDifference', { a: getTermName(first, locale), b: name }))
    return piece('next', i === 2 && findOwnFact(asked, id, say) !== undefined ? say('nextMine', { name }) : say('nextWhat', { name }))
  })
}

/** Names entries on other terms, each with a chip that opens it. */
export function othersOf(ids: readonly string[], locale: Locale, say: DtTextFormatter): readonly AnswerPiece[] {
  const list = formatNameList(
    ids.map((id) => getTermName(id, locale)),
    locale,
  )
  const note = piece(
    'note',
    say('others', { list }),
    ids.map((id) => citeOf(id, locale)),
  )
  return [note, ...ids.map((id) => piece('next', say('nextWhat', { name: getTermName(id, locale) })))]
}

/** Composes the difference of two entries: a sentence, then both. */
export function differenceOf(two: readonly Entry[], locale: Locale, say: DtTextFormatter, text: string): readonly AnswerPiece[] {
  const [a, b] = two as readonly [Entry, Entry]
  const name = ({ id }: Entry) => getTermName(id, locale)
  const gods = Object.keys(names.tenGods) as TenGodCode[]
  const places = [a, b].map(({ id }) => gods.indexOf(id.replace('god-', '') as TenGodCode))
  const isFamily = a.id.startsWith('god-') && b.id.startsWith('god-') && places[0]! >> 1 === places[1]! >> 1
  const family = isFamily ? getTermName(`share-${Object.keys(names.shares)[places[0]! >> 1]}`, locale) : ''
  const same = places[0]! < places[1]! ? a : b
  const other = same === a ? b : a
  const written = PAIR_LINES[pairKeyOf(a.id, b.id)]
  const polarity = say('polarity', { a: name(a), b: name(b), family, same: name(same), other: name(other) })
  const line = written
    ? textIn(written, locale)
    : !isFamily
      ? say('difference', { a: name(a), b: name(b) })
      : BETTER.test(text)
        ? `${say('neither')}${locale === 'en_US' ? ' ' : ''}${polarity}`
        : polarity
  return [
    piece(
      'line',
      line,
      two.map(({ id }) => citeOf(id, locale)),
    ),
    ...two.map((entry) =>
      piece(
        'text',
        say('entry', { name: name(entry), plain: `${entry.plain[locale]}${locale === 'en_US' ? ' ' : ''}${entry.detail[locale]}` }),
        [citeOf(entry.id, locale)],
      ),
    ),
  ]
}

/** States what a classic is about, with a line quoted from it. */
export function bookOf(book: (typeof CLASSIC_BOOKS)[number], locale: Locale, say: DtTextFormatter): readonly AnswerPiece[] {
  const quote = quotations.find(({ source }) => source === book.source)
  if (quote === undefined) return [piece('line', say('book', { book: textIn(book.name, locale), about: textIn(book.about, locale) }))]
  const { source, text } = getQuotation(quote.id)
  const cites: Citation[] = [{ to: 'quote', ref: quote.id, label: locale === 'en_US' ? source[locale] : `《${source[locale]}》` }]
  return [
    piece('line', say(book.isBook ? 'book' : 'origin', { book: textIn(book.name, locale), about: textIn(book.about, locale) }), cites),
    ...(book.isBook ? [piece('source', say('sourceQuote', { book: source[locale], quote: text[locale] }), cites)] : []),
  ]
}
