import type { Locale } from '#readings/reader/locale.ts'
import type { Chart, Ganzhi, Layer, Pillar, PillarPlace, Relation, Score, StarCode, TenGodCode } from '#bazi/index.ts'
import { analyseChart, ELEMENTS, elementOfStem } from '#bazi/index.ts'
import { formatBranch, formatElement, formatPair, formatPatternName, formatStem, getTermName } from '#readings/facts/format-names.ts'

export const PILLARS_IN_ORDER = ['year', 'month', 'day', 'hour'] as const satisfies readonly PillarPlace[]

const tenth = (value: number) => Math.round(value * 10) / 10

export const formatTenGod = (god: TenGodCode, locale: Locale) => getTermName(`god-${god}`, locale)
const starName = (star: StarCode, locale: Locale) => getTermName(`star-${star}`, locale)

/** Returns the names of a stem-branch pair, its stem and its branch. */
export function describePair(pair: Pick<Ganzhi, 'stem' | 'branch'>, locale: Locale) {
  return { pair: formatPair(pair, locale), stem: formatStem(pair.stem, locale), branch: formatBranch(pair.branch, locale) }
}

function pillarFacts(pillar: Pillar, stars: readonly StarCode[], locale: Locale) {
  return {
    ...describePair(pillar, locale),
    ten_god: pillar.tenGod === null ? getTermName('day-master', locale) : formatTenGod(pillar.tenGod, locale),
    hidden_stems: pillar.hidden.map(({ stem, tenGod }) => ({ stem: formatStem(stem, locale), ten_god: formatTenGod(tenGod, locale) })),
    life_stage: getTermName(`stage-${pillar.stage}`, locale),
    stars: stars.map((star) => starName(star, locale)),
  }
}

/** Returns a relation and the natal pillars involved. */
function relationFacts({ type, positions, element }: Pick<Relation, 'type' | 'positions' | 'element'>, locale: Locale) {
  const pillars = positions.map((place) => PILLARS_IN_ORDER[place]!)
  return { relation: getTermName(`relation-${type}`, locale), pillars, ...(element && { towards: formatElement(element, locale) }) }
}

/** Maps values in the order of the elements to the elements' names. */
export const mapByElementName = (values: readonly number[], locale: Locale) =>
  Object.fromEntries(ELEMENTS.map((element, i) => [formatElement(element, locale), values[i]!]))

/** Returns a score with its six most important reasons. */
export function computeScoreFacts({ score, band, parts }: Score) {
  const weightiest = parts.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, 6)
  return { power: score, band, moved_by: weightiest.map(({ code, points, pillar }) => ({ code, points: tenth(points), pillar })) }
}

/** Returns the facts of a pillar of luck cycle, year, month, day or hour, in relation to a chart. */
export function computeLayerFacts({ pillar, stars, relations }: Layer, locale: Locale) {
  const { life_stage: _, ...facts } = pillarFacts(pillar, stars, locale)
  return { ...facts, relations: relations.map((relation) => relationFacts(relation, locale)) }
}

/** Returns all facts about a chart that do not depend on a time. */
export function computeChartFacts(chart: Chart, locale: Locale) {
  const { pillars, luck } = chart
  const analysis = analyseChart(chart)
  const { strength, shares, patternState } = analysis
  const places = PILLARS_IN_ORDER.filter((place) => pillars[place] !== null)
  return {
    engine: chart.engine,
    rules: chart.rules,
    clock: chart.input.solarTime ? 'apparent solar time' : 'civil clock',
    day_turns_at: chart.input.zi === '23' ? '23:00' : '24:00',
    // Present only if rules other than the default apply.
    ...(chart.input.school && { other_rules: chart.input.school }),
    hour_known: pillars.hour !== null,
    pillars: Object.fromEntries(places.map((place, i) => [place, pillarFacts(pillars[place]!, analysis.stars[i]!, locale)])),
    day_master: {
      stem: formatStem(pillars.day.stem, locale),
      element: formatElement(elementOfStem(pillars.day.stem), locale),
    },
    elements_percent: mapByElementName(analysis.percent, locale),
    families_percent: Object.fromEntries(Object.entries(shares).map(([code, percent]) => [getTermName(`share-${code}`, locale), percent])),
    strength: {
      percent: strength.s,
      class: getTermName(`strength-${strength.class}`, locale),
      in_season: strength.inSeason,
      rooted: strength.isRooted,
      supported: strength.isSupported,
    },
    pattern: {
      name: formatPatternName(analysis.pattern, locale),
      state: patternState.state,
      likes: patternState.likes.map((god) => formatTenGod(god, locale)),
      breaks: patternState.breaks.map((god) => formatTenGod(god, locale)),
    },
    elements_by_role: {
      useful: formatElement(analysis.useful, locale),
      joyful: formatElement(analysis.joyful, locale),
      idle: formatElement(analysis.idle, locale),
      enemy: formatElement(analysis.enemy, locale),
      adverse: formatElement(analysis.adverse, locale),
    },
    favour_of_elements: mapByElementName(analysis.favour, locale),
    relations: analysis.relations.map((relation) => relationFacts(relation, locale)),
    luck: {
      forward: luck.forward,
      starts_on: luck.startDate,
      starts_uncertain_by_days: luck.uncertainDays,
      cycles: luck.pillars.map((cycle) => ({ ...describePair(cycle, locale), from: cycle.startDate, nominal_age: cycle.nominalAge })),
    },
  }
}
