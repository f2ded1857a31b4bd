import { castChart } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import { hexagramOfNumber } from '#readings/changes/cast/index.ts'
import { extractChartNames } from '#readings/facts/chart-names.ts'
import { PILLAR_NAMES } from '#readings/facts/chart-person.ts'
import { formatBookDate, formatPair } from '#readings/facts/format-names.ts'
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }
import type { SageQuestion } from '#readings/sage/asked.ts'
import type { Citation } from '#readings/sage/piece.ts'
import { extractDates } from './dates-in.ts'
import { extractHexagramNumbers } from './hexagrams-in.ts'

/** Maximum number of citations (shown as chips) per piece. */
const MOST = 4
/** Id prefixes of glossary entries to cite; stems and elements are too common. */
const TERMS = /^(god|star|stage|pattern|useful|strength)-/

const idsOf = (locale: Locale) => new Map(glossary.filter(({ id }) => TERMS.test(id)).map((entry) => [entry[locale], entry.id]))
const TERM_IDS = { zh_CN: idsOf('zh_CN'), zh_TW: idsOf('zh_TW'), en_US: idsOf('en_US') }

/** Maps the label of each pillar's stem-branch pair to its citation; of two equal pairs the first pillar's. */
function pillarsOf({ person, locale }: SageQuestion): ReadonlyMap<string, Citation> {
  if (person === undefined) return new Map()
  const { pillars } = castChart(person.birth)
  return new Map(
    PILLAR_NAMES.toReversed().flatMap((place) => {
      const pillar = pillars[place]
      if (pillar === null) return []
      const label = formatPair(pillar, locale)
      return [[label, { to: 'chart', ref: `${place}.stem ${place}.branch`, label }] as const]
    }),
  )
}

function dateCite(name: string, locale: Locale): Citation | undefined {
  if (name.startsWith('-')) return undefined
  if (name.length === 10) return { to: 'day', ref: name, label: formatBookDate(name, locale) }
  return { to: 'month', ref: name, label: locale === 'en_US' ? name : `${name.slice(0, 4)}年${Number(name.slice(5))}月` }
}

/** Creates a function that finds the citations (chips) of a piece. */
export function createCiteFinder(asked: SageQuestion): (text: string) => readonly Citation[] {
  const { locale } = asked
  const pillars = pillarsOf(asked)
  return (text) => {
    const names = [...extractChartNames(text, locale)]
    const dates = extractDates(text, locale)
    const years = names.filter((name) => /^\d{4}$/.test(name) && !dates.some((date) => date.startsWith(name)))
    const all: (Citation | undefined)[] = [
      ...extractHexagramNumbers(text, locale).map((number): Citation => ({
        to: 'hexagram',
        ref: `${number}`,
        label: hexagramOfNumber(number).name[locale],
      })),
      ...names.map((name) => pillars.get(name)),
      ...dates.map((date) => dateCite(date, locale)),
      ...years.map((year): Citation => ({ to: 'year', ref: year, label: year })),
      ...names.map((name): Citation | undefined => {
        const ref = TERM_IDS[locale].get(name)
        return ref === undefined ? undefined : { to: 'term', ref, label: name }
      }),
    ]
    const byPlace = new Map(all.flatMap((cite) => (cite === undefined ? [] : [[`${cite.to} ${cite.ref}`, cite] as const])))
    return [...byPlace.values()].slice(0, MOST)
  }
}
