import type { AnnualView, Chart, ElementCode, Ganzhi, LayerCode, Relation, SeasonCode } from '#bazi/index.ts'
import { analyseChart, luckPillarAt } from '#bazi/index.ts'
import type { Words } from '../language/use-words.ts'
import { clockWordsOf } from './clock.ts'
import { ELEMENT_WORDS } from './elements.ts'
import { FAVOUR_ROLE_WORDS } from './favour-roles.ts'
import { FAVOUR_WORDS } from './favour-words.ts'
import { jointTextOf } from './joint-sentences.ts'
import { familyOf, type PairFacts } from './pair-facts.ts'
import { PILLAR_PLACES } from './pillar-places.ts'
import { branchTextOf, pairTextOf } from './stems-branches.ts'
import { TEN_GOD_WORDS } from './ten-gods.ts'
import { YEAR_WORDS } from './year-words.ts'

export const SEASON_ELEMENTS: Readonly<Record<SeasonCode, ElementCode>> = {
  spring: 'wood',
  summer: 'fire',
  autumn: 'metal',
  winter: 'water',
}

/** A cycle or a year in a line: what it is to the chart, and whom its branch meets there. */
export function pairLineOf(words: Words, chart: Chart, layer: LayerCode, facts: PairFacts): string {
  return YEAR_WORDS[words.locale].text(...pairSentencesOf(words, chart, layer, facts))
}

function pairSentencesOf(words: Words, chart: Chart, layer: LayerCode, facts: PairFacts): string[] {
  const { _, locale } = words
  const { tenGod, stem, branch, meets } = facts
  const what = YEAR_WORDS[locale].roles(_(TEN_GOD_WORDS[tenGod]), _(FAVOUR_ROLE_WORDS[stem]), _(FAVOUR_ROLE_WORDS[branch]))
  return meets ? [what, meetingTextOf(words, chart, layer, facts.pair, meets)] : [what]
}

/** 流年午与年支午自刑 */
function meetingTextOf(words: Words, { pillars }: Chart, layer: LayerCode, pair: Ganzhi, { type, positions, element }: Relation): string {
  const natal = positions.map((position) => PILLAR_PLACES[position]!)
  const texts = Object.fromEntries(natal.map((place) => [place, pillars[place]!.ganzhi]))
  return jointTextOf(words, { pillars: { ...texts, [layer]: pair.ganzhi } }, { type, natal, layers: [layer], element, star: null })
}

/** What stands under a year's line: whether its animal is one's own, what it is to the chart, and where luck stands. */
export function baseTextOf(words: Words, chart: Chart, view: AnnualView, facts: PairFacts): string {
  const { ownSign, text } = YEAR_WORDS[words.locale]
  const own = chart.pillars.year.branch === facts.pair.branch ? [ownSign] : []
  return text(...own, ...pairSentencesOf(words, chart, 'annual', facts), ...luckSentencesOf(words, chart, view))
}

/** The cycle at the year's beginning, and the one that begins within it. */
function luckSentencesOf(words: Words, chart: Chart, { months }: AnnualView): string[] {
  const { _, locale } = words
  const { within, turns, starts, notYet } = YEAR_WORDS[locale]
  const { jie } = months[0]!
  const [begin, end] = [jie.utc.slice(0, 10), months[11]!.endUtc.slice(0, 10)]
  const running = luckPillarAt(chart, jie.utc)
  const next = chart.luck.pillars.find(({ startDate }) => startDate > begin && startDate <= end)
  const turn = next && ([pairTextOf(_, next), clockWordsOf(words).date(next.startDate)] as const)
  if (!running) return turn ? [starts(...turn)] : end < chart.luck.startDate ? [notYet] : []
  return [within(pairTextOf(_, running), running.startYear), ...(turn ? [turns(...turn)] : [])]
}

/** 木旺为财 */
export function seasonLineOf({ _, locale }: Words, chart: Chart, season: SeasonCode): string {
  const element = SEASON_ELEMENTS[season]
  return YEAR_WORDS[locale].season(_(ELEMENT_WORDS[element]), FAVOUR_WORDS[locale].shares[familyOf(chart, element)])
}

/** 未月最高，戌月最低; all that are equal are named, as the book has it. */
export function timeLineOf({ _, locale }: Words, { months }: AnnualView): string {
  const branchesAt = (wanted: number) => months.filter(({ score }) => score === wanted).map(({ branch }) => branchTextOf(_, branch))
  const scores = months.map(({ score }) => score)
  return YEAR_WORDS[locale].time(branchesAt(Math.max(...scores)), branchesAt(Math.min(...scores)))
}

/** 用神水在北，忌神金在西 */
export function placeLineOf({ _, locale }: Words, chart: Chart): string {
  const { useful, adverse } = analyseChart(chart)
  const { place, quarters } = YEAR_WORDS[locale]
  return place(_(ELEMENT_WORDS[useful]), quarters[useful], _(ELEMENT_WORDS[adverse]), quarters[adverse])
}
