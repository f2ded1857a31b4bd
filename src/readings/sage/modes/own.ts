/** An answer from one chart: `ms`, and what `cs` adds its lot to. */
import type { CivilDate } from '#bazi/index.ts'
import { castChart, civilDateOf } from '#bazi/index.ts'
import { bestDays } from '../../daily/best-days.ts'
import { ageOn } from '../../daily/ages.ts'
import { hoursOf } from '../../daily/hours.ts'
import { Person } from '../../facts/person.ts'
import { branchName, listName, pairName } from '../../facts/words.ts'
import type { Locale } from '../../facts/written.ts'
import type { Asked } from '../asked.ts'
import type { Bound, Understanding } from '../ask/understanding.ts'
import { dayNumber, isoOf, partCite, partName, partWithScore } from '../outlook/parts.ts'
import type { Window } from '../outlook/window.ts'
import { spanWords, windowOf } from '../outlook/window.ts'
import type { Cite, Piece, PieceKind } from '../piece.ts'
import { pick, said, textIn } from '../said.ts'
import { outlooks, pasts, plans, suits, whens, whys } from '../text/fields.ts'
import { boundNotes, selfLines } from '../text/reasons.ts'
import { topicTexts } from '../text/topics.ts'
import { mostOf, roadReason, seatReasonsOf, shareReason, strengthReason, useReason } from './natal.ts'
import { cycleReason, godName, partReason, spreadReason, yearReason } from './times.ts'
import type { OwnTopic } from './topics.ts'
import { ownTopicOf, TOPIC_FACTS } from './topics.ts'

const REASONS = 4
const [GROWN, RETIRED] = [16, 75]

/** All that the parts of an answer rest on. */
export interface Matter {
  readonly person: Person
  readonly topic: OwnTopic
  readonly understanding: Understanding
  readonly window: Window
  readonly today: string
  readonly locale: Locale
  /** The same for the same chart and question. */
  readonly key: string
  readonly notes: readonly Piece[]
}

const piece = (kind: PieceKind, text: string, cites: readonly Cite[] = []): Piece => ({ kind, text, cites })

/** What is answered in place of what no chart tells. */
const INSTEAD: Readonly<Partial<Record<Bound, OwnTopic>>> = {
  medical: 'rest',
  legal: 'timing',
  investment: 'money-in',
  death: 'luck-cycle',
  leaving: 'break-up',
  mind: 'love-existing',
  birth: 'children',
}

const dateOf = (date: string): CivilDate => civilDateOf(dayNumber(date))

export function matterOf(asked: Asked, understanding: Understanding): Matter {
  const { locale } = asked
  const today = asked.now.local.slice(0, 10)
  const person = new Person(castChart(asked.person!.birth), `${today}T12:00:00Z`)
  const age = ageOn(dateOf(person.chart.input.local.slice(0, 10)), dateOf(today))
  const { bound } = understanding
  const wanted = bound === undefined ? ownTopicOf(understanding.topic!) : boundTopic(bound, understanding)
  const facts = TOPIC_FACTS[wanted]
  const [isYoung, isOld] = [age < GROWN && facts.isGrown === true, age > RETIRED && facts.isOffice === true]
  const topic = isYoung ? 'study' : isOld ? 'rest' : wanted
  const notes = [...(bound === undefined ? [] : [bound as string]), ...(isYoung ? ['young'] : isOld ? ['old'] : [])].map((id) =>
    piece('note', textIn(boundNotes[id]!, locale)),
  )
  const settled = bound !== undefined || isYoung || isOld ? { ...understanding, asking: 'what' as const } : understanding
  const timed = topic === 'luck-cycle' ? cycleTimed(settled, today) : settled
  const window = windowOf(person, today, timed, TOPIC_FACTS[topic].families)
  const pairs = person.pillars.map(({ ganzhi }) => ganzhi).join('')
  return { person, topic, understanding: timed, window, today, locale, key: `${pairs} ${topic} ${settled.asking}`, notes }
}

const YEARS_AHEAD = 9

/** Luck without a time is the present cycle; asked when, the ten years from now. */
function cycleTimed(understanding: Understanding, today: string): Understanding {
  if (understanding.span !== undefined || understanding.placed !== undefined) return understanding
  if (understanding.asking !== 'when') return { ...understanding, placed: { cycle: 'now' } }
  const from = dateOf(today)
  return { ...understanding, span: { from, to: { year: from.year + YEARS_AHEAD, month: 12, day: 31 }, of: 'years', isPast: false } }
}

function boundTopic(bound: Bound, { topic }: Understanding): OwnTopic {
  const own = ownTopicOf(topic ?? 'decision')
  if (bound === 'mind') return TOPIC_FACTS[own].field === 'work' || own === 'friends' || own === 'break-up' ? own : 'love-existing'
  return INSTEAD[bound]!
}

const slotsOf = ({ window, today, locale, topic, understanding, person }: Matter) => ({
  span: spanWords(window, today, understanding.span, locale).when,
  best: partName(window.best, today, locale),
  later: partName(window.later, today, locale),
  thing: textIn(topicTexts[topic].thing, locale),
  score: String(window.year.score.score),
  god: (locale === 'en_US' ? 'the ' : '') + godName(person, window.year, locale),
})

function lineOf(matter: Matter): Piece {
  const { person, topic, understanding, window, locale, key, today } = matter
  const { stand, best } = window
  const slots = slotsOf(matter)
  const { field } = TOPIC_FACTS[topic]
  const { asking, bound } = understanding
  const say = (text: Parameters<typeof said>[0], more = {}) => piece('line', said(text, locale, { ...slots, ...more }, best.kind === 'day'))
  if (window.isPast) return say(pick(pasts, key), { span: spanWords(window, today, understanding.span, locale).name, best: slots.later })
  if (topic === 'self' && asking !== 'when' && asking !== 'why' && asking !== 'which') return say(selfLines[person.day])
  if (asking === 'which' && bound === undefined && !understanding.span) return say(suits[field][person.analysis.useful])
  if (asking === 'why') return say(pick(whys[mostOf(person)], key))
  if (asking === 'when') return say(pick(whens[stand], key))
  if (asking === 'whether' && bound === undefined) return say(topicTexts[topic][stand])
  // A talk can have its time; whether to stay, and what the other feels, is not said.
  if (topic === 'break-up' && bound !== undefined) return say(topicTexts[topic][stand])
  return say(bound === undefined ? pick(outlooks[field][stand], key) : outlooks[field][stand][0]!)
}

function reasonsOf(matter: Matter): readonly Piece[] {
  const { person, topic, window, locale, key, today, understanding } = matter
  const { field, families } = TOPIC_FACTS[topic]
  const { stand, best, worst } = window
  const when = spanWords(window, today, understanding.span, locale).when
  const natal =
    field === 'love'
      ? seatReasonsOf(person, locale)
      : field === 'travel'
        ? [roadReason(person, locale)]
        : field === 'self'
          ? [strengthReason(person, locale)]
          : [shareReason(person, families[0], locale)]
  const time =
    best.kind === 'day'
      ? partReason(stand === 'wait' ? (worst ?? best) : best, today, stand !== 'wait', locale)
      : yearReason(person, window, field, locale, key)
  const { placed } = understanding
  const asked = topic === 'luck-cycle' && placed !== undefined && 'cycle' in placed ? placed.cycle : undefined
  const cycle = cycleReason(person, today, stand, locale, key, asked)
  const spread = spreadReason(window, today, when, locale, key)
  const part = best.kind === 'day' ? undefined : partReason(stand === 'wait' ? (worst ?? best) : best, today, stand !== 'wait', locale)
  const second = shareReason(person, families.find((family) => family !== mostOf(person)) ?? families[0], locale)
  const whole = understanding.asking === 'which' || topic === 'self' || understanding.asking === 'why'
  const order = whole
    ? [
        topic === 'self' ? strengthReason(person, locale) : natal[0],
        useReason(person, locale),
        shareReason(person, mostOf(person), locale),
        cycle,
        time,
      ]
    : [
        time,
        natal[0],
        cycle,
        natal[1],
        spread,
        part,
        field === 'love' || field === 'travel' || field === 'self' ? second : useReason(person, locale),
      ]
  const seen = new Set<string>()
  return order.filter((one): one is Piece => one !== undefined && !seen.has(one.text) && Boolean(seen.add(one.text))).slice(0, REASONS)
}

/** What belongs into which part, and one day where the almanac has days for the purpose. */
function whenOf(matter: Matter): Piece {
  const { window, today, locale, topic, person } = matter
  const { best, second, worst, later, stand } = window
  const texts = topicTexts[topic]
  const name = (part: typeof best) => partWithScore(part, today, locale)
  const say = (key: keyof typeof plans, slots: Record<string, string>) => said(plans[key], locale, slots)
  const [begin, settle, avoid] = [texts.begin, texts.settle, texts.avoid].map((text) => textIn(text, locale)) as [string, string, string]
  if (stand === 'wait' || window.isPast) {
    const from = window.isPast ? undefined : worst
    const text = from
      ? say('wait', { later: name(later), firstDeed: begin, worst: name(from), avoid })
      : say('waitOne', { later: name(later), firstDeed: begin, avoid })
    return piece('when', text, [partCite(later, locale), ...(from ? [partCite(from, locale)] : [])])
  }
  const [first, next] = second && second.from < best.from ? [second, best] : [best, second]
  const text =
    next && worst
      ? say('three', { first: name(first), firstDeed: begin, second: name(next), secondDeed: settle, worst: name(worst), avoid })
      : worst
        ? say('two', { first: name(best), firstDeed: begin, worst: name(worst), avoid })
        : next
          ? say('pair', { first: name(first), firstDeed: begin, second: name(next), secondDeed: settle })
          : say('one', { first: name(best), firstDeed: begin })
  const cites = [first, next, worst].filter((part) => part !== undefined).map((part) => partCite(part, locale))
  const day = dayOf(matter) ?? hoursText(person, best, locale)
  return piece('when', day === undefined ? text : `${text}${locale === 'en_US' ? ' ' : ''}${day}`, cites)
}

function dayOf({ window, today, locale, topic, person }: Matter): string | undefined {
  const { purpose } = TOPIC_FACTS[topic]
  const { best } = window
  if (purpose === undefined || best.kind !== 'month') return undefined
  const from = best.from > today ? best.from : today
  const to = new Date((dayNumber(best.end) - 1) * 86_400_000).toISOString().slice(0, 10)
  if (to < from) return undefined
  const [found] = bestDays(person.chart, purpose, dateOf(from), dateOf(to)).picks
  if (found === undefined) return undefined
  const day = isoOf(found.date)
  return said(plans.pick, locale, {
    day: partName({ kind: 'day', from: day, end: day, pair: found.pair, score: found }, today, locale),
    pair: pairName(found.pair, locale),
    score: String(found.score),
  })
}

/** Hours at which people are about: 卯 to 亥. */
const [FIRST_HOUR, LAST_HOUR] = [3, 11]

/** Of a single day its two best double-hours. */
function hoursText(person: Person, best: Window['best'], locale: Locale): string | undefined {
  if (best.kind !== 'day') return undefined
  const hours = hoursOf(person.chart.pillars, best.pair).slice(FIRST_HOUR, LAST_HOUR + 1)
  const two = hours.map((hour, i) => ({ hour, from: 5 + 2 * i })).toSorted((a, b) => b.hour.score - a.hour.score)
  const named = two.slice(0, 2).toSorted((a, b) => a.from - b.from)
  const isHan = locale !== 'en_US'
  const names = named.map(({ hour, from }) => {
    const branch = branchName(hour.branch, locale)
    return isHan ? `${from}点到${from + 2}点（${branch}，${hour.score}）` : `${from}:00 to ${from + 2}:00 (${branch}, ${hour.score})`
  })
  const list = listName(names, locale)
  return said(plans.hours, locale, { hours: locale === 'zh_TW' ? list.replaceAll('点', '點') : list })
}

/** Of one chart: line, reasons, when, what would change it, a deed; what is not answered is said first. */
export function ownAnswer(matter: Matter): readonly Piece[] {
  const { topic, window, locale, notes } = matter
  const texts = topicTexts[topic]
  const isHeld = window.stand === 'wait' || matter.understanding.bound !== undefined
  return [
    ...notes,
    lineOf(matter),
    ...reasonsOf(matter),
    whenOf(matter),
    piece('unless', textIn(texts.unless, locale)),
    piece('deed', textIn(isHeld ? texts.deedWait : texts.deedGo, locale)),
  ]
}
