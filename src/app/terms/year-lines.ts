import type { AnnualView, Chart, ElementCode, Ganzhi, LayerCode, Relation, SeasonCode } from '#bazi/index.ts'
import { analyseChart, luckPillarAt } from '#bazi/index.ts'
import type { Messages } from '../language/use-messages.ts'
import { createClockFormatter } from './clock.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { FAVOUR_ROLE_LABELS } from './favour-roles.ts'
import { FAVOUR_LABELS } from './favour-labels.ts'
import { formatJointRelation } from './joint-sentences.ts'
import { getTenGodFamily, type PairFacts } from './pair-facts.ts'
import { PILLAR_PLACES } from './pillar-places.ts'
import { branchTextOf, pairTextOf } from './stems-branches.ts'
import { TEN_GOD_LABELS } from './ten-gods.ts'
import { YEAR_LABELS } from './year-labels.ts'

/** Element that rules each season of the Bazi year. */
export const SEASON_ELEMENTS: Readonly<Record<SeasonCode, ElementCode>> = {
  spring: 'wood',
  summer: 'fire',
  autumn: 'metal',
  winter: 'water',
}

/** Formats a line on a cycle or year: its relation to the chart, and the strongest relation of its branch. */
export function formatPairLine(messages: Messages, chart: Chart, layer: LayerCode, facts: PairFacts): string {
  return YEAR_LABELS[messages.locale].text(...listPairSentences(messages, chart, layer, facts))
}

function listPairSentences(messages: Messages, chart: Chart, layer: LayerCode, facts: PairFacts): string[] {
  const { _, locale } = messages
  const { tenGod, stem, branch, meets } = facts
  const what = YEAR_LABELS[locale].roles(_(TEN_GOD_LABELS[tenGod]), _(FAVOUR_ROLE_LABELS[stem]), _(FAVOUR_ROLE_LABELS[branch]))
  return meets ? [what, formatMeeting(messages, chart, layer, facts.pair, meets)] : [what]
}

/** Formats a branch relation with the chart: 流年午与年支午自刑. */
function formatMeeting(
  messages: Messages,
  { pillars }: Chart,
  layer: LayerCode,
  pair: Ganzhi,
  { type, positions, element }: Relation,
): string {
  const natal = positions.map((position) => PILLAR_PLACES[position]!)
  const texts = Object.fromEntries(natal.map((place) => [place, pillars[place]!.ganzhi]))
  return formatJointRelation(
    messages,
    { pillars: { ...texts, [layer]: pair.ganzhi } },
    { type, natal, layers: [layer], element, star: null },
  )
}

/** Formats the basis of a year's reading: whether it has the animal of the birth year, its relation to the chart, and the luck cycle. */
export function formatYearBasis(messages: Messages, chart: Chart, view: AnnualView, facts: PairFacts): string {
  const { ownSign, text } = YEAR_LABELS[messages.locale]
  const own = chart.pillars.year.branch === facts.pair.branch ? [ownSign] : []
  return text(...own, ...listPairSentences(messages, chart, 'annual', facts), ...listLuckSentences(messages, chart, view))
}

/** Lists sentences on the luck cycle at the start of the year and on a cycle that begins within the year. */
function listLuckSentences(messages: Messages, chart: Chart, { months }: AnnualView): string[] {
  const { _, locale } = messages
  const { within, turns, starts, notYet } = YEAR_LABELS[locale]
  const { jie } = months[0]!
  const [begin, end] = [jie.utc.slice(0, 10), months[11]!.endUtc.slice(0, 10)]
  const running = luckPillarAt(chart, jie.utc)
  const next = chart.luck.pillars.find(({ startDate }) => startDate > begin && startDate <= end)
  const turn = next && ([pairTextOf(_, next), createClockFormatter(messages).date(next.startDate)] as const)
  if (!running) return turn ? [starts(...turn)] : end < chart.luck.startDate ? [notYet] : []
  return [within(pairTextOf(_, running), running.startYear), ...(turn ? [turns(...turn)] : [])]
}

/** Formats a season's element and the ten-god family of that element: 木旺为财. */
export function formatSeasonLine({ _, locale }: Messages, chart: Chart, season: SeasonCode): string {
  const element = SEASON_ELEMENTS[season]
  return YEAR_LABELS[locale].season(_(ELEMENT_LABELS[element]), FAVOUR_LABELS[locale].shares[getTenGodFamily(chart, element)])
}

/** Formats the highest and lowest months, including ties, as in the book: 未月最高，戌月最低. */
export function formatMonthExtremes({ _, locale }: Messages, { months }: AnnualView): string {
  const branchesAt = (wanted: number) => months.filter(({ score }) => score === wanted).map(({ branch }) => branchTextOf(_, branch))
  const scores = months.map(({ score }) => score)
  return YEAR_LABELS[locale].time(branchesAt(Math.max(...scores)), branchesAt(Math.min(...scores)))
}

/** Formats the directions of the useful and the adverse element: 用神水在北，忌神金在西. */
export function formatFavourDirections({ _, locale }: Messages, chart: Chart): string {
  const { useful, adverse } = analyseChart(chart)
  const { place, quarters } = YEAR_LABELS[locale]
  return place(_(ELEMENT_LABELS[useful]), quarters[useful], _(ELEMENT_LABELS[adverse]), quarters[adverse])
}
