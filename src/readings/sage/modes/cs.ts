import type { SageQuestion } from '../asked.ts'
import { LOT_QUESTION } from '../ask/lot-question.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import type { ParsedQuestion } from '../ask/understanding.ts'
import { getFortuneLot } from '../lots.ts'
import { isFitToAct, isGoodPart } from '../outlook/window.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import { lotName, lotReasons, cautiousLotReason, cautiousChartReason } from '../text/cs.ts'
import type { OutlookAdvice } from '../text/fields.ts'
import { lotMeaningTexts } from '../text/heads.ts'
import { composeShareReason } from './natal.ts'
import type { PreparedQuestion } from './matter.ts'
import { prepareQuestion } from './matter.ts'
import { composeOwnAnswer } from './own.ts'
import { composeStarPlaceReason } from './topic-reasons.ts'
import { findTwoQuestions, joinAnswers } from './two-questions.ts'
import { singleChartTopicOf, TOPIC_FACTS } from './topics.ts'

const ADVICE_SCALE: readonly OutlookAdvice[] = ['wait', 'steps', 'go']
/** Lower bound of the band `good`: such a year is never answered with "wait". */
const GOOD = 68
const REASONS = 4

/** Combines the advice of lot and chart: the more careful one; if they are opposite, `steps`. */
function combineAdvice(lot: OutlookAdvice, { window, understanding }: PreparedQuestion): OutlookAdvice {
  if (!isFitToAct(window.best)) return 'wait'
  const [one, two] = [ADVICE_SCALE.indexOf(lot), ADVICE_SCALE.indexOf(window.advice)]
  const lower = Math.abs(one - two) === 2 ? 1 : Math.min(one, two)
  const isTime = understanding.asking === 'when' && isGoodPart(window.best)
  return ADVICE_SCALE[isTime || (window.year.score.score >= GOOD && window.best.kind !== 'day') ? Math.max(1, lower) : lower]!
}

/** Whether "which" asks for one of two alternatives: it does in a decision, elsewhere it asks for a kind. */
const isEither = ({ topic, asking }: ParsedQuestion) => topic === 'decision' && asking === 'which'

/** Words of questions on whether to pay. */
const PAID = /付|买|花|订金|定金|\b(pay|buy|spend|deposit)\b/

/** Words for borrowed money, whatever its purpose. */
const BORROWED = /借(?!口|鉴|机|过)|贷款|\b(loans?|borrow\w*)\b/

const isBorrowed = ({ topic }: ParsedQuestion, text: string) =>
  BORROWED.test(text) && ['study', 'travel', 'love', 'self'].includes(TOPIC_FACTS[singleChartTopicOf(topic!)].field)

/** Interprets a question as one about money: about a loan, a payment, its own topic, or else income. */
const ofMoney = (understanding: ParsedQuestion, text: string): ParsedQuestion =>
  isBorrowed(understanding, normalizeQuestion(text))
    ? { ...understanding, topic: 'debt', part: 'borrow' }
    : understanding.topic === 'decision' && PAID.test(normalizeQuestion(text))
      ? { ...understanding, topic: 'money-out', part: 'outlay', asking: 'whether' }
      : ['timing', 'day', 'year', 'decision', 'self', 'luck-cycle', 'knowledge', 'between'].includes(understanding.topic ?? 'decision')
        ? { ...understanding, topic: 'money-in', asking: isEither(understanding) ? 'whether' : understanding.asking }
        : understanding

/** Whether the question asks what the lot means; the line of a question on what to do about it. */
function lotMeaningOf({ text, earlier }: SageQuestion, matter: PreparedQuestion, lot: { readonly advice: OutlookAdvice }) {
  if (LOT_QUESTION.test(normalizeQuestion(text))) return { isOfLot: true, line: undefined }
  const isAfter =
    LOT_QUESTION.test(normalizeQuestion(earlier.at(-1) ?? '')) && matter.topic === 'money-in' && matter.understanding.asking !== 'when'
  const thing = localizeSageText(lotMeaningTexts.money, matter.locale)
  return { isOfLot: false, line: isAfter ? formatSageText(lotMeaningTexts[lot.advice], matter.locale, { thing }) : undefined }
}

/** Explains the drawn lot: what it says, what that means for money, and the part of the chart it meets. */
function composeLotAnswer(matter: PreparedQuestion, lot: ReturnType<typeof getFortuneLot>, cite: Citation): readonly AnswerPiece[] {
  const { locale, person, notes } = matter
  const thing = localizeSageText(lotMeaningTexts.money, locale)
  return [
    ...notes,
    { kind: 'line', text: formatSageText(lotMeaningTexts.line, locale, { number: cite.ref, plain: lot.plain }), cites: [cite] },
    { kind: 'classic', text: lot.saying, cites: [cite] },
    { kind: 'reason', text: formatSageText(lotMeaningTexts[lot.advice], locale, { thing }), cites: [cite] },
    composeShareReason(person, 'wealth', locale),
  ]
}

/** Composes the answer of mode cs: drawn lot and chart. */
export function composeCsAnswer(asked: SageQuestion, understanding: ParsedQuestion): readonly AnswerPiece[] {
  const two = LOT_QUESTION.test(normalizeQuestion(asked.text)) ? undefined : findTwoQuestions(asked, understanding)
  if (two === undefined) return composeOne(asked, understanding)
  const [one, other] = two.texts
  const [first, second] = [composeOne({ ...asked, text: one }, two.first), composeOne({ ...asked, text: other }, two.second)]
  return joinAnswers(first, second, asked.locale, two.second.asking === 'when')
}

function composeOne(asked: SageQuestion, understanding: ParsedQuestion): readonly AnswerPiece[] {
  const matter = prepareQuestion(asked, ofMoney(understanding, asked.text))
  const { locale, person, window } = matter
  const lot = asked.lot === undefined ? undefined : getFortuneLot(asked.lot, locale)
  // Lots do not answer questions about having a child.
  if (lot === undefined || matter.understanding.bound === 'birth') return composeOwnAnswer(matter)
  const advice = window.isPast ? window.advice : combineAdvice(lot.advice, matter)
  const settled = { ...matter, window: { ...window, advice } }
  const own = composeOwnAnswer(settled)
  const cite: Citation = { to: 'lot', ref: String(asked.lot), label: formatSageText(lotName, locale, { number: String(asked.lot) }) }
  const drawn: AnswerPiece = { kind: 'reason', text: formatSageText(lotReasons[lot.advice], locale, { plain: lot.plain }), cites: [cite] }
  const part =
    advice === 'steps' && Math.abs(ADVICE_SCALE.indexOf(lot.advice) - ADVICE_SCALE.indexOf(window.advice)) === 2
      ? lot.advice === 'go'
        ? cautiousChartReason
        : cautiousLotReason
      : undefined
  const meaning = lotMeaningOf(asked, matter, lot)
  if (meaning.isOfLot) return [...composeLotAnswer(settled, lot, cite), ...own.filter(({ kind }) => kind === 'unless' || kind === 'deed')]
  const pieces = meaning.line === undefined ? own : own.map((one) => (one.kind === 'line' ? { ...one, text: meaning.line! } : one))
  const reasonsOfChart = pieces.filter(({ kind }) => kind === 'reason')
  const isOpen = composeStarPlaceReason(matter)?.cites[0]?.to === 'chart'
  const isMoney = matter.depth === 0 && isOpen && TOPIC_FACTS[matter.topic].families[0] === 'wealth'
  const wealth = isMoney ? [composeShareReason(person, 'wealth', locale)] : []
  const reasons = [
    drawn,
    ...(part === undefined ? [] : [{ kind: 'reason', text: localizeSageText(part, locale), cites: [cite] } as const]),
    ...reasonsOfChart.slice(0, 2),
    ...wealth,
    ...reasonsOfChart.slice(2),
  ]
  const distinct = [...new Map(reasons.map((one) => [one.text, one])).values()].slice(0, REASONS)
  const before = pieces.filter(({ kind }) => kind === 'note' || kind === 'line')
  const after = pieces.filter(({ kind }) => kind === 'when' || kind === 'unless' || kind === 'deed')
  return [...before, { kind: 'classic', text: lot.saying, cites: [cite] }, ...distinct, ...after]
}
