/** Reasons from the user's chart in an answer to a cast: the share of the topic's family, the luck cycle, the trigrams' elements. */
import type { Locale } from '../../reader/locale.ts'
import type { ElementCode, ShareCode } from '#bazi/index.ts'
import { ELEMENTS, names } from '#bazi/index.ts'
import type { CastHexagrams } from '../../changes/cast/index.ts'
import { trigramElementsOf } from '../../changes/cast/index.ts'
import type { LuckCycle, ChartPerson } from '../../facts/chart-person.ts'
import { PILLAR_NAMES } from '../../facts/chart-person.ts'
import { formatBookDate, formatElement, formatPair, formatPercent, formatShare, getTermName } from '../../facts/format-names.ts'
import type { LifeArea, Topic } from '../ask/understanding.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import type { AdviceDirection } from './bg-frames.ts'
import { fillFrame, bgFramesOf } from './bg-texts.ts'

/** Family of ten gods that a topic depends on; other topics use the strength of the day stem. */
const FAMILY_OF: Readonly<Partial<Record<Topic, ShareCode>>> = {
  work: 'officer',
  'change-job': 'officer',
  promotion: 'officer',
  business: 'wealth',
  'partner-venture': 'peer',
  'money-in': 'wealth',
  'money-out': 'wealth',
  debt: 'wealth',
  house: 'wealth',
  friends: 'peer',
  family: 'resource',
  parents: 'resource',
  children: 'output',
  study: 'resource',
  exam: 'resource',
  knowledge: 'resource',
}

/** Bounds in percent: a share is much from `MUCH`, little up to `LITTLE`; the mean is 20. */
const [MUCH, LITTLE] = [30, 10]
/** A change of luck cycle is mentioned if it is at most this many days ahead. */
const TURN_DAYS = 540
/** The chart wants an element above this favour and has enough of it below its negative (as in `match/`). */
const CLEAR = 0.5

interface ChartReason {
  readonly text: string
  readonly cites: readonly Citation[]
}

const classOf = ({ analysis }: ChartPerson) => {
  const { class: code } = analysis.strength
  return code === 'zhonghe' ? 'even' : code.endsWith('ruo') ? 'weak' : 'strong'
}

function describeShare(person: ChartPerson, topic: Topic, area: LifeArea, locale: Locale): ChartReason {
  const frames = bgFramesOf(locale)
  const { shares, strength } = person.analysis
  const share = (family: ShareCode) => formatPercent(shares[family], locale)
  const shareText = (family: ShareCode) => formatShare(shares[family], locale)
  const cell = (ref: string, label: string): readonly Citation[] => [{ to: 'chart', ref, label }]
  const gap = locale === 'en_US' ? ' ' : ' '
  if (area === 'love') {
    const family = shares.wealth >= shares.officer ? 'wealth' : 'officer'
    const text = fillFrame(frames.love[family], { wealth: shareText('wealth'), officer: shareText('officer') })
    return { text, cites: cell('', `${getTermName(`share-${family}`, locale)}${gap}${share(family)}`) }
  }
  if (area === 'travel') {
    const at = person.analysis.stars.findIndex((stars) => stars.includes('yima'))
    if (at < 0) return { text: frames.roams.no, cites: [] }
    const place = PILLAR_NAMES[at]!
    const text = fillFrame(frames.roams.yes, { place: locale === 'en_US' ? place : '年月日时'.charAt(at) })
    return {
      text: locale === 'zh_TW' ? text.replace('时柱', '時柱') : text,
      cites: cell(`${place}.branch`, getTermName('star-yima', locale)),
    }
  }
  const family = FAMILY_OF[topic]
  if (family === undefined) {
    const name = getTermName(`strength-${strength.class}`, locale)
    const text = fillFrame(frames.strength[classOf(person)], { strength: locale === 'en_US' ? name.toLowerCase() : name })
    return { text, cites: [{ to: 'term', ref: `strength-${strength.class}`, label: name }] }
  }
  const level = shares[family] >= MUCH ? 'much' : shares[family] <= LITTLE ? 'little' : 'some'
  const text = fillFrame(frames.share[family][level], { share: shareText(family) })
  return { text, cites: cell('', `${getTermName(`share-${family}`, locale)}${gap}${share(family)}`) }
}

function describeCycle(person: ChartPerson, direction: AdviceDirection, locale: Locale): ChartReason {
  const frames = bgFramesOf(locale)
  const { now, next } = person
  const cite = ({ luck }: LuckCycle): Citation => {
    const name = formatPair(luck, locale)
    return { to: 'cycle', ref: luck.startDate.slice(0, 4), label: locale === 'en_US' ? name : `${name}${locale === 'zh_TW' ? '運' : '运'}` }
  }
  if (next !== null && Date.parse(next.luck.startDate) - Date.parse(person.today) < TURN_DAYS * 86_400_000) {
    const god = getTermName(`god-${next.pillar.tenGod}`, locale)
    const slots = { date: formatBookDate(next.luck.startDate, locale), cycle: formatPair(next.luck, locale), god }
    return { text: fillFrame(frames.turn[direction], slots), cites: [cite(next)] }
  }
  if (now === null) return { text: '', cites: [] }
  const [from, to] = [now.luck.startDate, now.endDate].map((date) => date.slice(0, 4)) as [string, string]
  const years = locale === 'en_US' ? `${from} to ${to}` : `${from}至${to}`
  return { text: fillFrame(frames.cycle[now.pillar.tenGod!], { cycle: formatPair(now.luck, locale), years }), cites: [cite(now)] }
}

/** Composes the reason on the share of the topic's family and on the luck cycle. */
export function composeChartPiece(
  person: ChartPerson,
  topic: Topic,
  area: LifeArea,
  direction: AdviceDirection,
  locale: Locale,
): AnswerPiece {
  const [first, second] = [describeShare(person, topic, area, locale), describeCycle(person, direction, locale)]
  const text = fillFrame(bgFramesOf(locale).chart, { first: first.text, second: second.text }).trimEnd()
  return { kind: 'reason', text, cites: [...first.cites, ...second.cites] }
}

/** Composes the reason on a trigram's element that the chart wants or has enough of; undefined if no trigram has such an element. */
export function composeElementPiece(person: ChartPerson, { original }: CastHexagrams, locale: Locale): AnswerPiece | undefined {
  const favour = (element: ElementCode) => person.analysis.favour[ELEMENTS.indexOf(element)]!
  const [inner, outer] = trigramElementsOf(original)
  const wants = (element: ElementCode) => favour(element) > CLEAR
  const hasEnough = (element: ElementCode) => favour(element) < -CLEAR
  const found = (
    [
      [inner === outer && wants(inner), 'both', inner],
      [wants(outer), 'outer', outer],
      [wants(inner), 'inner', inner],
      [hasEnough(outer), 'outer-much', outer],
      [hasEnough(inner), 'inner-much', inner],
    ] as const
  ).find(([holds]) => holds)
  if (found === undefined) return undefined
  const [, key, element] = found
  const label = locale === 'en_US' ? getTermName(`element-${element}`, locale) : names.elements[element]
  return {
    kind: 'reason',
    text: fillFrame(bgFramesOf(locale).element[key], { name: original.name[locale], element: formatElement(element, locale) }),
    cites: [{ to: 'term', ref: `element-${element}`, label }],
  }
}
