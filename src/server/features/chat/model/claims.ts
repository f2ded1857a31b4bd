/** Checks two kinds of statements about the natal chart: the stem-branch pair of a pillar, and the day stem. */
import { castChart, names } from '#bazi/index.ts'
import type { PillarName } from '#readings/facts/chart-person.ts'
import { formatPair, formatStem } from '#readings/facts/format-names.ts'
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }
import type { SageQuestion } from '#readings/sage/asked.ts'

const STEMS = Object.values(names.stems).join('')
const BRANCHES = Object.values(names.branches).join('')
const IN_CHINESE = {
  pillar: new RegExp(`([年月日时時])柱(?:就|也)?(?:是|为|為|：|，)?([${STEMS}][${BRANCHES}])`, 'g'),
  stem: new RegExp(`日(?:主|元|干)(?:就|也)?(?:是|为|為|属|屬|：|，)?([${STEMS}])`, 'g'),
}
const firstWords = (kind: string) => [...new Set(glossary.filter(({ id }) => id.startsWith(kind)).map(({ en_US }) => en_US.split(' ')[0]!))]
const STEM = firstWords('stem-').join('|')
const IN_ENGLISH = {
  pillar: new RegExp(
    `\\b(year|month|day|hour) pillar(?:’s|,)?(?: is| of| has| stands at)? ((?:${STEM})[ -](?:${firstWords('branch-').join('|')}))\\b`,
    'gi',
  ),
  stem: new RegExp(`\\bday (?:master|stem)(?:,| is)? (?:a |an )?(?:yin |yang )?(${STEM})\\b`, 'gi'),
}
const PLACE_OF: Readonly<Record<string, PillarName>> = { 年: 'year', 月: 'month', 日: 'day', 时: 'hour', 時: 'hour' }

/** Returns a function that lists a sentence's statements, verbatim, that are true of none of the question's charts. */
export function createFalseClaimFinder({ person, other, locale }: SageQuestion): (sentence: string) => readonly string[] {
  const charts = [person, other].flatMap((one) => (one === undefined ? [] : [castChart(one.birth).pillars]))
  const patterns = locale === 'en_US' ? IN_ENGLISH : IN_CHINESE
  const hasPair = (place: PillarName, pair: string) =>
    charts.some((pillars) => pillars[place] !== null && formatPair(pillars[place], locale) === pair.replace('-', ' '))
  const hasStem = (stem: string) => charts.some(({ day }) => formatStem(day.stem, locale) === stem)
  return (sentence) => {
    if (charts.length === 0) return []
    const pairs = [...sentence.matchAll(patterns.pillar)].filter(
      ([, place, pair]) => !hasPair(PLACE_OF[place!] ?? (place!.toLowerCase() as PillarName), pair!),
    )
    const stems = [...sentence.matchAll(patterns.stem)].filter(([, stem]) => !hasStem(stem!))
    return [...pairs, ...stems].map(([said]) => said)
  }
}
