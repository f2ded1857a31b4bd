/** Reasons of a matter between two people: the families of ten gods that decide it, and the pillar that it belongs to. */
import type { Locale } from '../../reader/locale.ts'
import type { ShareCode } from '#bazi/index.ts'
import type { SourceText } from '../../facts/source-text.ts'
import type { MatchReading } from '../../match/index.ts'
import type { ChartPerson, PillarName } from '../../facts/chart-person.ts'
import { PILLAR_NAMES } from '../../facts/chart-person.ts'
import { formatBranch, formatPercent, formatShare, getTermName } from '../../facts/format-names.ts'
import type { AnswerPiece } from '../piece.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import type { PairMatterReason } from '../text/fb-topics.ts'
import { branchPlaces, pairBranchLines, pairEvenLine, pairEvenReason, pairMatterReasons } from '../text/fb-topics.ts'
import type { SingleChartTopic } from './topics.ts'

type Couple = readonly [ChartPerson, ChartPerson]
type Names = readonly [string, string]

const REASONS: Readonly<Partial<Record<SingleChartTopic, readonly PairMatterReason[]>>> = {
  'money-in': ['money', 'hands'],
  'money-out': ['money', 'leak'],
  outlay: ['money', 'leak'],
  saving: ['money', 'leak'],
  spending: ['leak', 'money'],
  purse: ['money', 'leak'],
  debt: ['leak', 'money'],
  collect: ['leak', 'rules'],
  repay: ['rules', 'money'],
  borrow: ['leak', 'rules'],
  house: ['home', 'money'],
  moving: ['home', 'road'],
  work: ['rules', 'hands'],
  promotion: ['rules', 'hands'],
  'change-job': ['rules', 'home'],
  business: ['hands', 'money'],
  trade: ['hands', 'money'],
  'partner-venture': ['shares', 'money'],
  children: ['play', 'patience'],
  rapport: ['patience', 'speech'],
  schooling: ['learning', 'play'],
  family: ['elders', 'will'],
  parents: ['elders', 'speech'],
  support: ['elders', 'money'],
  friends: ['will', 'speech'],
  treat: ['leak', 'will'],
  study: ['learning'],
  exam: ['learning', 'rules'],
  travel: ['road', 'sleep'],
  abroad: ['road', 'home'],
  marriage: ['terms', 'care'],
  'break-up': ['speech', 'will'],
  healing: ['speech', 'sleep'],
  rest: ['sleep'],
  leave: ['sleep', 'rules'],
}
/** Reasons if the other person is the user's child. */
const OF_CHILD: readonly PairMatterReason[] = ['will', 'speech']
/** Pillar that a matter belongs to, if the view does not compare it. */
const PILLAR: Readonly<Partial<Record<SingleChartTopic, PillarName>>> = {
  children: 'hour',
  rapport: 'hour',
  business: 'month',
  house: 'day',
  moving: 'day',
}

/** Difference in percent from which one of two has more of a family. */
const CLEAR = 2

/** Formats a line on who has more of a family, or that the two are about even. */
export function formatComparison(
  text: SourceText,
  people: Couple,
  names: Names,
  family: ShareCode,
  locale: Locale,
  even = pairEvenLine,
): string {
  const [a, b] = people.map(({ analysis }) => analysis.shares[family]) as [number, number]
  const name = getTermName(`share-${family}`, locale)
  const slots = { ...compareShares(people, names, family, locale), family: locale === 'en_US' ? name.toLowerCase() : name }
  return formatSageText(Math.abs(a - b) < CLEAR ? even : text, locale, slots)
}

/** Orders the two by their share of a family; slots `name` (more), `other`, `share`, `less`. */
export function compareShares([one, two]: Couple, names: Names, family: ShareCode, locale: Locale) {
  const [a, b] = [one.analysis.shares[family], two.analysis.shares[family]]
  const isFirst = a >= b
  return {
    name: names[isFirst ? 0 : 1],
    other: names[isFirst ? 1 : 0],
    share: formatShare(Math.max(a, b), locale),
    less: formatPercent(Math.min(a, b), locale),
  }
}

/** Composes the reasons on the families that decide a topic. */
export function composeMatterReasons(
  topic: SingleChartTopic,
  people: () => Couple,
  names: Names,
  isOfChild: boolean,
  locale: Locale,
): readonly AnswerPiece[] {
  return (isOfChild ? OF_CHILD : (REASONS[topic] ?? [])).map((key) => {
    const { of, text } = pairMatterReasons[key]
    const label = getTermName(`share-${of}`, locale)
    return {
      kind: 'reason',
      text: formatComparison(text, people(), names, of, locale, pairEvenReason),
      cites: [{ to: 'term', ref: `share-${of}`, label }],
    }
  })
}

/** Composes the sentence on the branches of a pillar in both charts. */
export function composeBranchLine(place: PillarName, people: Couple, { relations }: MatchReading, locale: Locale): string {
  const [one, two] = people.map((person) => person.pillarAt(place))
  if (one === undefined || two === undefined) return localizeSageText(pairBranchLines.unknown, locale)
  const at = PILLAR_NAMES.indexOf(place)
  const types = relations
    .filter(({ own, other }) => own.length === 1 && other.length === 1 && own[0] === at && other[0] === at)
    .map(({ type }) => type as string)
    .filter((type) => !type.startsWith('stem'))
  const key =
    one.branch === two.branch
      ? 'same'
      : types.some((type) => /combine|half|arch/.test(type))
        ? 'join'
        : types.includes('clash')
          ? 'clash'
          : types.some((type) => /punish|harm|break/.test(type))
            ? 'rub'
            : 'plain'
  const slots = {
    place: localizeSageText(branchPlaces[place], locale),
    one: formatBranch(one.branch, locale),
    two: formatBranch(two.branch, locale),
  }
  return formatSageText(pairBranchLines[key], locale, slots)
}

/** Composes the reason on the pillar of a topic; none if the topic has none or an hour is unknown. */
export function composePillarReason(
  topic: SingleChartTopic,
  people: () => Couple,
  reading: MatchReading,
  locale: Locale,
): readonly AnswerPiece[] {
  const place = PILLAR[topic]
  if (place === undefined || people().some((person) => person.pillarAt(place) === undefined)) return []
  const label = formatBranch(people()[0].pillarAt(place)!.branch, locale)
  return [
    { kind: 'reason', text: composeBranchLine(place, people(), reading, locale), cites: [{ to: 'chart', ref: `${place}.branch`, label }] },
  ]
}
