/** Mode dt: explains Bazi terms from the glossary and the quotations; also runs in the browser, offline. */
import type { Locale } from '../../reader/locale.ts'
import type { TenGodCode } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import { getTermName } from '../../facts/format-names.ts'
import type { SourceText } from '../../facts/source-text.ts'
import glossary from '../../glossary/glossary.json' with { type: 'json' }
import { getQuotation } from '../../quotations/quotation.ts'
import quotations from '../../quotations/quotations.json' with { type: 'json' }
import type { SageQuestion } from '../asked.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import { englishWordLists } from '../ask/text/en.ts'
import { chineseWordLists } from '../ask/text/zh.ts'
import taiwan from '../data/zh-tw-dt.json' with { type: 'json' }
import { findEntryIds } from '../knowledge/names.ts'
import type { DtTextFormatter } from '../knowledge/mine.ts'
import { describeTermInChart } from '../knowledge/mine.ts'
import { findNearestEntryId } from '../knowledge/search.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { fillSlotValues } from '../slots.ts'
import { OVERRIDING_ENTRY_PATTERNS, FALLBACK_ENTRY_PATTERNS, CLASSIC_BOOKS, dtTexts } from '../text/dt.ts'

type Entry = (typeof glossary)[number]
const entries = new Map(glossary.map((entry) => [entry.id, entry]))
const taiwanOf: Readonly<Record<string, string>> = taiwan
const MOST = 3
const NEXT = 3
const [DIFFERENCE, HISTORY] = [
  /区别|不同|差别|一样|分别|分不清|差在哪|哪(个|一个|边).{0,6}(大|强|重|厉害|凶|好|快|准)|怎么分|哪里不|比较|对比|关系|还是|一个东西|一回事|同一个|\bvs\b|versus|differ|compare|distinguish|\bor\b|relation between|\bsame\b/,
  /讲什么|哪本书|谁写|作者|来历|起源|由来|历史|古书|朝代|发明|谁|出处|history|origin|who |invent|book|wrote|dynasty|where does|how old|classic|come from/,
]
const OWN = /我(?!们这行)|\b(my|mine|(?<!how )do i(?! (use|cast|read|find|calculate|work out|tell|know))|am i|have i|i have|i've)\b/
/** Pattern of follow-ups, used if the question names no term. */
const FOLLOW_UP = /呢[？?]?$|^(那|what about|how about|and )/i

const piece = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })
const textIn = (text: SourceText, locale: Locale) => (locale === 'zh_TW' ? (taiwanOf[text.zh_CN] ?? text.zh_CN) : text[locale])
const sayIn =
  (locale: Locale): DtTextFormatter =>
  (key, slots = {}) =>
    fillSlotValues(textIn(dtTexts[key], locale), slots)
const citeOf = (id: string, locale: Locale): Citation => ({ to: 'term', ref: id, label: getTermName(id, locale) })

/** Composes the source piece of an entry: a quotation about it (by `fits`), or the statement that the text is the product's own. */
function sourceOf({ id }: Entry, locale: Locale, say: DtTextFormatter): AnswerPiece {
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

/** Suggests up to three next questions, about related entries. */
function nextOf(shown: readonly Entry[], asked: SageQuestion, say: DtTextFormatter): readonly AnswerPiece[] {
  const { locale } = asked
  const near = [...new Set(shown.flatMap(({ see }) => see))].filter((id) => shown.every((entry) => entry.id !== id)).slice(0, NEXT)
  return near.map((id, i) => {
    const name = getTermName(id, locale)
    if (i === 1) return piece('next', say('nextDifference', { a: getTermName(shown[0]!.id, locale), b: name }))
    return piece(
      'next',
      i === 2 && describeTermInChart(asked, id, say) !== undefined ? say('nextMine', { name }) : say('nextWhat', { name }),
    )
  })
}

function differenceOf(two: readonly Entry[], locale: Locale, say: DtTextFormatter): readonly AnswerPiece[] {
  const [a, b] = two as readonly [Entry, Entry]
  const name = ({ id }: Entry) => getTermName(id, locale)
  const gods = Object.keys(names.tenGods) as TenGodCode[]
  const places = [a, b].map(({ id }) => gods.indexOf(id.replace('god-', '') as TenGodCode))
  const isPair = a.id.startsWith('god-') && b.id.startsWith('god-') && places[0]! >> 1 === places[1]! >> 1
  const family = isPair ? getTermName(`share-${Object.keys(names.shares)[places[0]! >> 1]}`, locale) : ''
  const same = places[0]! < places[1]! ? a : b
  const other = same === a ? b : a
  const line = isPair
    ? say('polarity', { a: name(a), b: name(b), family, same: name(same), other: name(other) })
    : say('difference', { a: name(a), b: name(b) })
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

function bookOf(text: string, locale: Locale, say: DtTextFormatter): readonly AnswerPiece[] | undefined {
  const book = CLASSIC_BOOKS.find(({ words }) => words.test(text))
  if (book === undefined) return undefined
  const quote = quotations.find(({ source }) => source === book.source)
  const cites: Citation[] = quote
    ? [
        {
          to: 'quote',
          ref: quote.id,
          label: locale === 'en_US' ? getQuotation(quote.id).source[locale] : `《${getQuotation(quote.id).source[locale]}》`,
        },
      ]
    : []
  const source =
    quote &&
    piece('source', say('sourceQuote', { book: getQuotation(quote.id).source[locale], quote: getQuotation(quote.id).text[locale] }), cites)
  return [
    piece('line', say('book', { book: textIn(book.name, locale), about: textIn(book.about, locale) }), cites),
    ...(source ? [source] : []),
  ]
}

/** Composes the answer of mode dt. If not understood, the pieces say what can be asked. */
export function composeDtAnswer(asked: SageQuestion): { readonly understood: boolean; readonly pieces: readonly AnswerPiece[] } {
  const { locale } = asked
  const say = sayIn(locale)
  const text = normalizeQuestion(asked.text)
  const unknown = () => ({
    understood: false,
    pieces: [
      piece('note', say('unknown')),
      ...['ten-gods', 'useful-yongshen', 'layer-major'].map((id) => piece('next', say('nextWhat', { name: getTermName(id, locale) }))),
    ],
  })
  if (chineseWordLists.instruction.test(text) || englishWordLists.instruction.test(text)) return unknown()
  const first = OVERRIDING_ENTRY_PATTERNS.find(([words]) => words.test(text))?.[1]
  const named = first === undefined ? findEntryIds(asked.text) : [first]
  const book = HISTORY.test(text) || named.length === 0 ? bookOf(text, locale, say) : undefined
  if (book) return { understood: true, pieces: [...book, ...nextOf([entries.get('bazi')!], asked, say)] }
  const before = named.length === 0 && FOLLOW_UP.test(text) ? asked.earlier.toReversed().flatMap(findEntryIds).slice(0, 1) : []
  const askedFor = FALLBACK_ENTRY_PATTERNS.find(([words]) => words.test(text))?.[1]
  const near = named.length === 0 && before.length === 0 ? (askedFor ?? findNearestEntryId(asked.text)) : undefined
  const ids = named.length > 0 ? named : before.length > 0 ? before : near === undefined ? [] : [near]
  const found = ids.flatMap((id) => entries.get(id) ?? []).slice(0, MOST)
  const [entry] = found
  if (entry === undefined) return unknown()
  const isDifference = found.length > 1 && DIFFERENCE.test(text)
  // Two entries may give the same text for this chart, e.g. two patterns.
  const mine = [...new Map(found.flatMap(({ id }) => describeTermInChart(asked, id, say) ?? []).map((one) => [one.text, one])).values()]
  // If the question is about the user's chart, the piece on the chart comes first.
  const own = !isDifference && OWN.test(text) ? mine.shift() : undefined
  const body = isDifference
    ? differenceOf(found.slice(0, 2), locale, say)
    : [
        ...(own === undefined ? [] : [{ ...own, kind: 'line' } as const]),
        piece(own === undefined ? 'line' : 'text', entry.plain[locale], [citeOf(entry.id, locale)]),
        piece('text', entry.detail[locale]),
        ...found
          .slice(1)
          .map(({ id, plain }) =>
            piece('text', say('entry', { name: getTermName(id, locale), plain: plain[locale] }), [citeOf(id, locale)]),
          ),
      ]
  return { understood: true, pieces: [...body, ...mine.slice(0, 2), sourceOf(entry, locale, say), ...nextOf(found, asked, say)] }
}
