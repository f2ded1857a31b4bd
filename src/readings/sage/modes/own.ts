/** Answers from one chart: mode ms, and mode cs, which adds a drawn lot. */
import type { ShareCode } from '#bazi/index.ts'
import type { PillarName } from '../../facts/chart-person.ts'
import { formatTimeWindow } from '../outlook/window.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { localizeSageText } from '../said.ts'
import { topicTexts } from '../text/topics.ts'
import { lifeChoiceText, twoTimesText } from './choice.ts'
import { formOf } from './forms.ts'
import { composeChildbirthAnswer } from './own-birth.ts'
import { composeOwnLine, isNamed } from './own-line.ts'
import { composePillarAnswer } from './own-pillar.ts'
import { composeTravelStarAnswer } from './own-star.ts'
import { composeOwnTiming } from './own-timing.ts'
import type { PreparedQuestion } from './matter.ts'
import {
  strongestFamilyOf,
  composeTravelReason,
  composeSeatReasons,
  composeShareReason,
  composeStrengthReason,
  composeUsefulElementReason,
} from './natal.ts'
import { composeCycleReason, composePartReason, composeSpreadReason, composeYearReason } from './times.ts'
import { composeCycleFieldReason, composePalaceReason, composeStarPlaceReason } from './topic-reasons.ts'
import { TOPIC_FACTS } from './topics.ts'

const REASONS = 4

const piece = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })

/** Families whose texts are about pay, jobs and business partners. */
const GROWN_FAMILIES: readonly ShareCode[] = ['wealth', 'officer', 'peer']
const ofChild = (families: readonly ShareCode[]): readonly [ShareCode, ...ShareCode[]] => {
  const [first = 'resource', ...rest] = families.filter((family) => !GROWN_FAMILIES.includes(family))
  return [first, ...rest]
}

function reasonsOf(matter: PreparedQuestion): readonly AnswerPiece[] {
  const { person, topic, window, locale, key, today, understanding } = matter
  const { field, families: all } = TOPIC_FACTS[topic]
  const families = matter.isChild ? ofChild(all) : all
  const { advice, best, worst } = window
  const when = formatTimeWindow(window, today, understanding.span, locale).when
  const natal =
    field === 'love'
      ? composeSeatReasons(person, locale)
      : field === 'travel'
        ? [composeTravelReason(person, locale)]
        : field === 'self'
          ? [composeStrengthReason(person, locale)]
          : [composeShareReason(person, families[0], locale)]
  const time =
    best.kind === 'day'
      ? composePartReason(advice === 'wait' ? (worst ?? best) : best, today, advice !== 'wait', locale)
      : composeYearReason(person, window, field, locale, key)
  const { placed } = understanding
  const asked = topic === 'luck-cycle' && placed !== undefined && 'cycle' in placed ? placed.cycle : undefined
  const general = composeCycleReason(person, today, advice, locale, key, asked)
  const isOfField = field !== 'self' && asked === undefined && general?.cites[0]?.ref === String(person.now?.luck.startYear)
  const cycle = matter.isChild || !isOfField ? general : (composeCycleFieldReason(matter) ?? general)
  const spread = composeSpreadReason(window, today, when, locale, key)
  const part =
    best.kind === 'day' ? undefined : composePartReason(advice === 'wait' ? (worst ?? best) : best, today, advice !== 'wait', locale)
  const strongest = strongestFamilyOf(person)
  const second = composeShareReason(person, families.find((family) => family !== strongest) ?? families[0], locale)
  const star = composeStarPlaceReason(matter)
  const palace = composePalaceReason(matter)
  const useful = composeUsefulElementReason(person, locale)
  const most = matter.isChild && GROWN_FAMILIES.includes(strongest) ? undefined : composeShareReason(person, strongest, locale)
  const order = isTimeless(matter)
    ? topic === 'self' || isNamed(matter)
      ? [topic === 'self' ? composeStrengthReason(person, locale) : natal[0], most, star, useful, cycle]
      : [natal[0], palace, star, understanding.asking === 'which' ? useful : most, cycle, most, composeStrengthReason(person, locale)]
    : [
        time,
        ...turned([star, cycle, palace, natal[0], natal[1], spread, part, field === 'self' || field === 'love' ? second : useful], matter),
      ]
  const seen = new Set<string>()
  return order
    .filter((one): one is AnswerPiece => one !== undefined && !seen.has(one.text) && Boolean(seen.add(one.text)))
    .slice(0, matter.before?.topic === understanding.topic ? REASONS - 1 : REASONS)
}

/** Whether the answer is about a kind, a person or a part of the chart, so that months would be beside the point. */
const isTimeless = (matter: PreparedQuestion) => {
  const { asking, span, named } = matter.understanding
  if (named?.startsWith('luck') || named === 'best-cycle' || matter.topic === 'luck-cycle') return false
  if (lifeChoiceText(matter) !== undefined || twoTimesText(matter) !== undefined) return true
  const isPerson = formOf(matter.text) === 'person' || formOf(matter.text) === 'whose'
  return (
    isPerson ||
    isNamed(matter) ||
    asking === 'why' ||
    ((asking === 'which' || matter.topic === 'self') && span === undefined && asking !== 'when')
  )
}

/** Reasons that a follow-up on the same topic skips, because the answer before it has given them. */
const SKIPPED = 2

/** In a follow-up on the same topic, begins with reasons that were not given before. */
function turned<T>(list: readonly (T | undefined)[], { before, topic, depth }: PreparedQuestion): readonly (T | undefined)[] {
  const found = list.filter((one) => one !== undefined)
  const skipped = before?.topic === topic || before?.part === topic ? (SKIPPED * depth) % Math.max(1, found.length) : 0
  return [...found.slice(skipped), ...found.slice(0, skipped)]
}

/** Composes an answer from one chart: notes on what is not answered, line, reasons, timing, conditions, advice. */
export function composeOwnAnswer(matter: PreparedQuestion): readonly AnswerPiece[] {
  if (matter.understanding.bound === 'birth' && !matter.isChild) return composeChildbirthAnswer(matter)
  if (matter.understanding.named === 'travel-star' && matter.understanding.isAlone === true) return composeTravelStarAnswer(matter)
  const { named, isAlone } = matter.understanding
  if (named?.startsWith('pillar-') && isNamed(matter) && isAlone === true)
    return composePillarAnswer(matter, named.slice('pillar-'.length) as PillarName)
  const { topic, window, locale, notes } = matter
  // A choice between two ways of life may go against the topic, whose advice would then contradict it.
  const texts = lifeChoiceText(matter) === undefined ? topicTexts[topic] : topicTexts.decision
  const line = composeOwnLine(matter)
  const isHeld = window.advice === 'wait' || matter.understanding.bound !== undefined
  return [
    ...notes,
    line,
    ...reasonsOf(matter).filter(({ text }) => !line.text.includes(text)),
    ...(isTimeless(matter) ? [] : [composeOwnTiming(matter)]),
    piece('unless', localizeSageText(texts.unless, locale)),
    piece('deed', localizeSageText(isHeld ? texts.deedWait : texts.deedGo, locale)),
  ]
}
