import type { Locale } from '#readings/reader/locale.ts'
import type { Chart, MatchSide } from '#bazi/index.ts'
import { matchOf } from '#bazi/index.ts'
import { formatElement, getTermName } from '#readings/facts/format-names.ts'
import { mapByElementName, computeChartFacts, formatTenGod, PILLARS_IN_ORDER } from './chart-facts.ts'

function viewFacts({ gods, lent, sum }: MatchSide, locale: Locale) {
  return {
    gods_of_the_other: Object.fromEntries(gods.map((god, i) => [PILLARS_IN_ORDER[i]!, formatTenGod(god, locale)])),
    lent_by_the_other: { sum, by_element: mapByElementName(lent, locale) },
  }
}

/** Returns the relations between two charts, and the elements that each lends the other: positive is favourable, negative unfavourable. */
export function computeComparisonFacts(one: Chart, two: Chart, locale: Locale) {
  const { relations, first, second } = matchOf(one, two)
  const placesOf = (places: readonly number[]) => places.map((place) => PILLARS_IN_ORDER[place]!)
  return {
    first: { ...summaryOf(one, locale), ...viewFacts(first, locale) },
    second: { ...summaryOf(two, locale), ...viewFacts(second, locale) },
    relations: relations.map(({ type, own, other, element }) => ({
      relation: getTermName(`relation-${type}`, locale),
      of_the_first: placesOf(own),
      of_the_second: placesOf(other),
      ...(element && { towards: formatElement(element, locale) }),
    })),
  }
}

function summaryOf(chart: Chart, locale: Locale) {
  const { pillars, day_master, strength, elements_by_role } = computeChartFacts(chart, locale)
  return {
    pillars: Object.fromEntries(Object.entries(pillars).map(([place, { pair }]) => [place, pair])),
    day_master,
    strength,
    elements_by_role,
  }
}
