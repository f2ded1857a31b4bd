/** Mode dt: explains Bazi terms from the glossary and the quotations; also runs in the browser, offline. */
import { getTermName } from '../../facts/format-names.ts'
import type { SageQuestion } from '../asked.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import { englishWordLists } from '../ask/text/en.ts'
import { chineseWordLists } from '../ask/text/zh.ts'
import { findOwnFact, toOwnPiece } from '../knowledge/mine.ts'
import { findEntryIds, isEntryNamedTwice, listNamesIn } from '../knowledge/names.ts'
import { findTermWithoutEntry } from '../knowledge/nearest.ts'
import type { OwnFact } from '../knowledge/own-fact.ts'
import { findNearestEntries } from '../knowledge/search.ts'
import type { AnswerPiece } from '../piece.ts'
import { CLASSIC_BOOKS, FALLBACK_ENTRY_PATTERNS, OVERRIDING_ENTRY_PATTERNS } from '../text/dt.ts'
import { ANSWER_LINES, SAME_LINE, UNLISTED, VERDICT_LINES } from '../text/dt-lines.ts'
import type { Entry } from './dt-pieces.ts'
import { bookOf, citeOf, differenceOf, entries, isPair, nextOf, othersOf, piece, sayIn, sourceOf, textIn } from './dt-pieces.ts'

const MOST = 3
const [DIFFERENCE, HISTORY] = [
  /区别|区分|不同|冲突|听谁|优先|差别|一样|分别|分不清|差在?哪|哪(个|一个|边).{0,6}(大|强|重|厉害|凶|好|快|准|要紧)|比(?![劫肩])[^，,]{1,6}[好强重凶]|怎么分|咋分|哪里不|比较|对比|关系|还是|一个(东西|意思)|一回事|同一个|高低|\bvs\b|versus|differ|compare|distinguish|\bor\b|relation between|\bsame\b|\b(worse|better|stronger) than/,
  /讲什么|哪本书|谁写|作者|来历|起源|由来|(啥|什么)时候(有|开始|出现)|何时|历史|古书|朝代|发明|谁|出处|history|origin|who |invent|book|wrote|dynasty|where does|how old|classic|come from/,
]
const OWN =
  /我(?!们这行)|\b(my|mine|(?<!how )do i(?! (use|cast|read|find|calculate|work out|tell|know|look|enter|subtract|get))|am i|have i|i have|i've|for me)\b/
const YES_OR_NO = /有没有|有.{0,12}[吗么嘛]|是不是|是.{0,8}[吗么嘛]|算不算|多不多|\b(do i have|does my chart|is there|have i|am i|is my)\b/
/** Questions whether two names mean the same. */
const SAME = /一样|一回事|一个(东西|意思)|同一个|\bsame\b|identical/
/** Questions how something is found: what a term means comes second. */
const METHOD =
  /(怎么|咋|如何|怎样)(推|查|算|排|看|定|找|判断|分|来|得|才)|条件|根据什么|\bhow (do|to|is|are|does|can|was)\b|\bconditions?\b|worked out|calculate/
/** Pattern of follow-ups, used if the question names no term. */
const FOLLOW_UP =
  /[呢][？?]?$|^(那|那么|还有|它|这个?|我(现在|目前|眼下|今年)?(的|盘里|也)?(有|在|是))|^(what about|how about|and|so|then|do i|is it|does it|am i|where is (it|mine))\b|^.{0,40}\b(it|mine|that|those|them|then|the same( way)?|(am i|is it|do i) in)\W*$/
const PLACE = /[年月日时][支柱干]|\b(year|month|day|hour) (branch|pillar|stem)/
/** Entries that people ask a verdict of. */
const JUDGED = /^(star|god|relation|situation|stage|branch|birth-animal|tai-sui|collision|repeat)/
/** Entries on what each pillar has. */
const OF_PILLARS: readonly string[] = ['hidden-stems', 'nayin']
const HELLO = /^(你好|您好|哈喽|嗨|早上好|晚上好|hi|hello|hey|good (morning|evening))( there)?[呀啊~！!。.,， ]*$/
/** Questions about Bazi itself that its entry answers. */
const ABOUT_BAZI =
  /什么是|是什么|[啥何]是|是[啥何]|什么意思|啥意思|什么叫|解释|介绍|^八字[？?]?$|我|\b(explain|define)\b|what('s| is| does)( a)? (ba ?zi|four pillars)|how does (ba ?zi|it) work|\bmy\b/
const DEFAULT_NEXT = ['ten-gods', 'useful-yongshen', 'layer-major']

interface DtAnswer {
  readonly understood: boolean
  readonly pieces: readonly AnswerPiece[]
}
type AnswerLine = (typeof ANSWER_LINES)[number]

const lineFor = (text: string): AnswerLine | undefined => ANSWER_LINES.find(({ words }) => words.test(text))
/** Finds the sentence for a follow-up read together with the question before it, if neither has one alone. */
function lineWith(earlier: string, text: string): AnswerLine | undefined {
  const before = normalizeQuestion(earlier)
  const found = lineFor(`${before} ${text}`)
  return found === lineFor(before) ? undefined : found
}
const booksIn = (text: string) => CLASSIC_BOOKS.filter(({ isBook, words }) => isBook && words.test(text))
const withoutBooks = (text: string) => booksIn(text).reduce((left, { words }) => left.replaceAll(new RegExp(words, 'g'), ' '), text)

/** Lists the entries of an earlier question. */
function idsOfEarlier(question: string): readonly string[] {
  const text = normalizeQuestion(question)
  const first = OVERRIDING_ENTRY_PATTERNS.find(([words]) => words.test(text))?.[1]
  const named = lineFor(text)?.ids ?? (first === undefined ? findEntryIds(withoutBooks(text)) : [first])
  return named.length > 0 ? named : FALLBACK_ENTRY_PATTERNS.filter(([words]) => words.test(text)).map(([, id]) => id)
}

/** Removes entries that only name the place of the one asked about: a chart, the pillar of hidden stems. */
function withoutContext(ids: readonly string[], text: string): readonly string[] {
  const isContext = (id: string) =>
    (/^(bazi|chart|four-pillars)$/.test(id) && !DIFFERENCE.test(text)) ||
    (id.startsWith('pillar-') && ids.some((one) => OF_PILLARS.includes(one)))
  const asked = ids.filter((id) => !isContext(id))
  return asked.length === 0 ? ids : asked
}

/** Adds Bazi itself to an entry that a question compares with it. */
const withBazi = (ids: readonly string[], text: string): readonly string[] =>
  ids.length === 1 && ids[0] !== 'bazi' && /八字|\bba ?zi\b/.test(text) && DIFFERENCE.test(text) && isPair(ids[0]!, 'bazi')
    ? [...ids, 'bazi']
    : ids

/** Returns the words of the original question that equal a part of its normal form. */
function originalOf(question: string, part: string): string {
  for (let at = 0; at + part.length <= question.length; at++) {
    const words = question.slice(at, at + part.length)
    if (normalizeQuestion(words) === part) return words
  }
  return part
}

/** Composes the answer of mode dt. If not understood, the pieces say what can be asked. */
export function composeDtAnswer(asked: SageQuestion): DtAnswer {
  const { locale } = asked
  const say = sayIn(locale)
  const text = normalizeQuestion(asked.text)
  const offer = (notes: readonly AnswerPiece[]): DtAnswer => ({
    understood: false,
    pieces: [...notes, ...DEFAULT_NEXT.map((id) => piece('next', say('nextWhat', { name: getTermName(id, locale) })))],
  })
  if (HELLO.test(text)) return offer([piece('note', say('hello'))])
  const isFollowUp = asked.earlier.length > 0 && FOLLOW_UP.test(text)
  const line = lineFor(text) ?? (isFollowUp ? lineWith(asked.earlier.at(-1)!, text) : undefined)
  if (!line && (chineseWordLists.instruction.test(text) || englishWordLists.instruction.test(text)))
    return offer([piece('note', say('unknown'))])
  const first = OVERRIDING_ENTRY_PATTERNS.find(([words]) => words.test(text))?.[1]
  const unlisted = line || first ? undefined : UNLISTED.find(({ words }) => words.test(text))
  const rest = withoutBooks(unlisted ? text.replaceAll(new RegExp(unlisted.words, 'g'), ' ') : text)
  const named = line ? line.ids : first === undefined ? withBazi(withoutContext(findEntryIds(rest), text), text) : [first]
  if (unlisted && named.every((id) => id === 'bazi' || id === 'chart')) {
    const note = piece('note', say('noEntry', { name: textIn(unlisted.name, locale) }))
    return { understood: true, pieces: [note, ...othersOf(unlisted.near, locale, say)] }
  }

  const books = booksIn(text)
  const origin =
    books.length > 0 || (named.length > 0 && !HISTORY.test(text)) ? undefined : CLASSIC_BOOKS.find(({ words }) => words.test(text))
  if (!line && (books.length > 0 || origin)) {
    const bookPieces = (origin ? [origin] : books).flatMap((book) => bookOf(book, locale, say))
    const [entry] = origin ? [] : named.flatMap((id) => entries.get(id) ?? [])
    const entryPieces = entry
      ? [piece('text', say('entry', { name: getTermName(entry.id, locale), plain: entry.plain[locale] }), [citeOf(entry.id, locale)])]
      : []
    const lines = bookPieces.filter(({ kind }) => kind === 'line')
    const sources = bookPieces.filter(({ kind }) => kind === 'source').slice(0, 1)
    return { understood: true, pieces: [...lines, ...entryPieces, ...sources, ...nextOf([entries.get('bazi')!], asked, say)] }
  }

  const askedFor = FALLBACK_ENTRY_PATTERNS.find(([words]) => words.test(text))?.[1]
  const unknownTerm = line || first || unlisted || askedFor ? undefined : findTermWithoutEntry(asked.text, listNamesIn)
  if (unknownTerm) {
    const note = piece('note', say('noEntry', { name: originalOf(asked.text, unknownTerm.term) }))
    return unknownTerm.near.length > 0
      ? { understood: false, pieces: [note, ...othersOf(unknownTerm.near, locale, say)] }
      : offer([note, piece('note', say('canAsk'))])
  }

  const earlier = isFollowUp
    ? (asked.earlier
        .toReversed()
        .map(idsOfEarlier)
        .find((ids) => ids.length > 0) ?? [])
    : []
  // "And the month branch?" after hidden stems asks for those of that branch.
  const isPlace = isFollowUp && PLACE.test(text) && OF_PILLARS.includes(earlier[0] ?? '')
  const before = isPlace || named.length === 0 ? earlier.slice(0, 1) : []
  const near =
    named.length > 0 || before.length > 0 ? undefined : askedFor ? { ids: [askedFor], isName: true } : findNearestEntries(asked.text)
  const isBazi = !line && named.length > 0 && named.every((id) => id === 'bazi') && !ABOUT_BAZI.test(text)
  const isVague = isBazi && !askedFor
  if (isVague || (near && !near.isName && near.ids.length > 0)) {
    const ids = isVague ? [...new Set(['accuracy', ...named, 'four-pillars'])].slice(0, MOST) : near!.ids.slice(0, MOST)
    return { understood: isVague, pieces: [piece('note', say('noAnswer')), ...othersOf(ids, locale, say)] }
  }
  const ids = before.length > 0 ? before : isBazi ? [askedFor!] : named.length > 0 ? named : (near?.ids.slice(0, 1) ?? [])
  const found = ids.flatMap((id) => entries.get(id) ?? []).slice(0, MOST)
  if (found.length === 0) return offer([piece('note', say('unknown'))])
  const notes = unlisted ? [piece('note', say('noEntry', { name: textIn(unlisted.name, locale) }))] : []
  const isOwn = OWN.test(text) || (before.length > 0 && OWN.test(normalizeQuestion(asked.earlier.at(-1)!)))
  const body = composeBody({ asked, text, found, line, isOwn })
  return { understood: true, pieces: [...body, ...notes, sourceOf(found[0]!, locale, say), ...nextOf(found, asked, say)] }
}

interface BodyInput {
  readonly asked: SageQuestion
  readonly text: string
  readonly found: readonly Entry[]
  readonly line: AnswerLine | undefined
  /** Whether the question is about the user's chart. */
  readonly isOwn: boolean
}

/** Composes the answer's sentence, the entries, and what the user's chart has of them. */
function composeBody({ asked, text, found, line, isOwn }: BodyInput): readonly AnswerPiece[] {
  const { locale } = asked
  const say = sayIn(locale)
  const [entry, ...others] = found as readonly [Entry, ...Entry[]]
  // Two entries may give the same statement for this chart, e.g. two patterns.
  const facts = [...new Map(found.flatMap(({ id }) => findOwnFact(asked, id, say) ?? []).map((one) => [one.text, one])).values()]
  const isOneFact = facts.length > 0 && facts.length < found.length
  const isDifference =
    !line && found.length > 1 && DIFFERENCE.test(text) && !(isOwn && isOneFact) && (!isOwn || isPair(entry.id, others[0]!.id))
  const furtherEntries = others.map(({ id, plain }) =>
    piece('text', say('entry', { name: getTermName(id, locale), plain: plain[locale] }), [citeOf(id, locale)]),
  )
  const mine = facts.map(toOwnPiece)
  if (isDifference) return [...differenceOf(found.slice(0, 2), locale, say, text), ...mine.slice(0, 2)]
  const cites = [citeOf(entry.id, locale)]
  if (line)
    return [
      piece(
        'line',
        textIn(line.line, locale),
        line.ids.map((id) => citeOf(id, locale)),
      ),
      ...(isOwn ? mine.slice(0, 2) : []),
      piece('text', entry.detail[locale], cites),
      ...furtherEntries,
    ]
  if (isOwn && facts.length > 0) {
    const [head, ...more] = facts.map((fact) => toOwnPiece({ ...fact, text: ownTextOf(fact, text, say) }))
    return [
      { ...head!, kind: 'line' },
      ...more,
      piece('text', entry.plain[locale], cites),
      piece('text', entry.detail[locale]),
      ...furtherEntries,
    ]
  }
  const same = SAME.test(text) && isEntryNamedTwice(asked.text) ? [piece('line', textIn(SAME_LINE, locale), cites)] : []
  const verdict = VERDICT_LINES.find(({ words }) => words.test(text) && JUDGED.test(entry.id))
  const opening = same.length > 0 ? same : verdict ? [piece('line', textIn(verdict.line, locale), cites)] : []
  const isMethod = METHOD.test(text) && !(found.length > 1 && DIFFERENCE.test(text))
  const [head, more] = isMethod ? [entry.detail[locale], entry.plain[locale]] : [entry.plain[locale], entry.detail[locale]]
  const kind = opening.length > 0 ? 'text' : 'line'
  const unread =
    isOwn && facts.length === 0 && asked.person && YES_OR_NO.test(text)
      ? [piece('note', say('mineUnread', { name: getTermName(entry.id, locale) }))]
      : []
  return [...opening, piece(kind, head, cites), piece('text', more), ...furtherEntries, ...mine.slice(0, 2), ...unread]
}

/** Returns a statement about the chart as the first sentence of an answer. */
function ownTextOf({ text, has }: OwnFact, question: string, say: ReturnType<typeof sayIn>): string {
  const bare = text.replace(/^放到你[盘盤]上：/, '')
  return has === undefined || !YES_OR_NO.test(question) ? bare : say(has ? 'yes' : 'no', { text: bare })
}
