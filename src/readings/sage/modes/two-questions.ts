/** Two questions in one message: each gets its own first sentence. */
import type { SageQuestion } from '../asked.ts'
import { parseQuestion } from '../ask/index.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import type { ParsedQuestion, Topic } from '../ask/understanding.ts'
import type { AnswerPiece } from '../piece.ts'

const REASONS = 4
/** Number of reasons of the second question. */
const OF_SECOND = 1

const CLAUSES = /[，,；;。？?！!]+|(?<=[吗呢么])(?=\S)|而且|另外|顺便|\b(?:and|also|plus)\b/
const ASKED_ZH = /谁|什么|啥|哪|几(?!乎)|多少|怎么|咋|如何|[吗呢]|要不要|能不能|该不该|会不会|可不可以|(.)不\1/
const ASKED_EN = /^(so |then )?(who|whom|what|when|where|which|why|how|should|shall|will|would|can|could|is|are|am|do|does)\b/
/** Beginnings of a clause that continues the question before it. */
const GOES_ON =
  /^(还是|或者|是不是|好吗|行吗|可以吗|合适吗|对吗|怎么办|or\b|right\b|ok(ay)?\b|what do you think|is (it|that|this) (a )?(good|ok|wise|worth))/
/** Second questions without a subject of their own. */
const SUBJECTLESS =
  /^(谁|卖什么|做什么|选哪|怎么(做|办|说|弄)|(大概|那)?(什么时候|啥时候?|哪(个月|年|天)|几月)(能|会|可以|好|合适|到一起|成)|多少|从哪|who\b|when (will|can|do|should|would) (it|we|i|this|that|they)\b|how (much|long|soon)\b|where (do|should) i\b|what should i (sell|do|say)\b)/
const GENERAL: readonly (Topic | undefined)[] = [undefined, 'year', 'timing', 'day', 'decision', 'luck-cycle']

const FIELDS: readonly (readonly [Topic, RegExp])[] = [
  ['money-in', /财运|钱财|赚钱|收入|财务|\b(money|income|finances?)\b/],
  ['love-existing', /感情|婚姻|\b(relationship|marriage)\b/],
  ['love-meeting', /桃花|姻缘|\b(love|romance|dating)\b/],
  ['work', /事业|工作|职场|\b(career|work|job)\b/],
  ['study', /学业|学习|考试|\b(studies|study|school)\b/],
  ['family', /家庭|家人|家里|\bfamily\b/],
]
const LIST = /和|跟|与|、|还有|以及|都|\band\b|,|，|\bboth\b/
const OF_A_TIME = /运|怎么样|如何|咋样|说说|讲讲|看看|分别|\bhow('s| is| are| will| does)\b|\bwhat about\b|\bplease\b|\bboth\b/

/** The parts of a message with two questions; undefined for a single question. */
interface Two {
  readonly first: ParsedQuestion
  readonly second: ParsedQuestion
  readonly texts: readonly [string, string]
}

export function findTwoQuestions(asked: SageQuestion, understanding: ParsedQuestion): Two | undefined {
  if (understanding.bound !== undefined || understanding.isAlone === true) return undefined
  return twoFieldsIn(asked, understanding) ?? twoClausesIn(asked, understanding.topic)
}

/** Two fields of life that are asked about for one time (“money and love next year”). */
function twoFieldsIn({ text: raw }: SageQuestion, understanding: ParsedQuestion): Two | undefined {
  const text = normalizeQuestion(raw)
  if (!LIST.test(text) || !OF_A_TIME.test(text)) return undefined
  const found = FIELDS.filter(([, words]) => words.test(text)).toSorted(([, a], [, b]) => text.search(a) - text.search(b))
  const [one, two] = found
  if (one === undefined || two === undefined || understanding.asking === 'why' || understanding.asking === 'either') return undefined
  const of = (topic: Topic): ParsedQuestion => ({ ...understanding, topic, part: undefined, named: undefined, asking: 'what' })
  return { first: of(one[0]), second: of(two[0]), texts: [raw, raw] }
}

function twoClausesIn({ text, locale, now, earlier }: SageQuestion, topic: Topic | undefined): Two | undefined {
  const isAsked = (clause: string) => {
    const plain = normalizeQuestion(clause).trim()
    return !GOES_ON.test(plain) && (ASKED_EN.test(plain) || ASKED_ZH.test(plain))
  }
  const clauses = text.split(CLAUSES).filter((clause): clause is string => clause !== undefined && clause.trim().length > 1)
  const starts = clauses.flatMap((clause, at) => (isAsked(clause) ? [at] : []))
  const [from, to] = starts
  if (from === undefined || to === undefined) return undefined
  const texts = [clauses.slice(0, to).join('，'), clauses.slice(to).join('，')] as const
  const alone = parseQuestion(texts[0], locale, now, earlier)
  const first = GENERAL.includes(alone.topic) ? { ...alone, topic: alone.topic ?? topic } : alone
  const heard = parseQuestion(texts[1], locale, now, [...earlier, texts[0]])
  // A second question without a subject, such as “who …”, is about the matter of the first.
  const isSame = heard.topic === undefined || SUBJECTLESS.test(normalizeQuestion(texts[1]).trim())
  const second = isSame ? { ...heard, topic: first.topic, part: first.part } : heard
  if (first.topic === undefined || second.topic === undefined || second.bound !== undefined) return undefined
  const isOther = second.topic !== first.topic && !GENERAL.includes(second.topic) && !GENERAL.includes(first.topic)
  const isOtherForm = second.asking !== first.asking && ['when', 'which', 'why', 'how'].includes(second.asking)
  return isOther || isOtherForm ? { first, second, texts } : undefined
}

/** Joins the answers of two questions into one. */
export function joinAnswers(
  one: readonly AnswerPiece[],
  two: readonly AnswerPiece[],
  locale: string,
  isWhen: boolean,
): readonly AnswerPiece[] {
  const line = two.find(({ kind }) => kind === 'line')
  if (line === undefined || one.some(({ kind, text }) => kind === 'line' && text === line.text)) return one
  const own = two.filter(({ kind, text }) => kind === 'reason' && !one.some((piece) => piece.text === text)).slice(0, OF_SECOND)
  const shown = one.filter(({ kind }) => kind === 'reason').slice(0, REASONS - OF_SECOND)
  const when = two.find(({ kind }) => kind === 'when')
  return one.flatMap((piece) => {
    if (piece.kind === 'line')
      return [{ ...piece, text: `${piece.text}${locale === 'en_US' ? ' ' : ''}${line.text}`, cites: [...piece.cites, ...line.cites] }]
    if (piece.kind === 'when' && isWhen && when !== undefined) return [when]
    if (piece.kind !== 'reason') return [piece]
    if (!shown.includes(piece)) return []
    return piece === shown.at(-1) ? [piece, ...own] : [piece]
  })
}
