/** Describes the relations, stars, seats and years of the user's chart. */
import type { RelationType, TenGodCode } from '#bazi/index.ts'
import { pillarOf, yearPillarAt } from '#bazi/index.ts'
import { formatBranch, formatNameList, formatPair, formatPatternName, formatStem, getTermName } from '../../facts/format-names.ts'
import type { Own, OwnFact } from './own-fact.ts'
import { PLACES, placesOf } from './own-fact.ts'

const godName = (god: TenGodCode | null, { locale }: Own) => (god === null ? '' : getTermName(`god-${god}`, locale))

/** Describes a type of relation in the chart, or each type for the entry `relations`. */
export function describeRelations(own: Own, id: string): OwnFact {
  const { analysis, chart, locale, say } = own
  const isStems = (type: RelationType) => type.startsWith('stem-')
  const cells = (type: RelationType) => analysis.relations.filter((one) => one.type === type)
  const textOf = (type: RelationType) => {
    const nameAt = (at: number) => {
      const place = PLACES[at]!
      const pillar = chart.pillars[place]!
      const name = isStems(type) ? formatStem(pillar.stem, locale) : formatBranch(pillar.branch, locale)
      return say('tieOf', { name, list: say(place) })
    }
    return cells(type).map(({ positions }) => {
      const all = positions.map(nameAt)
      return say('tie', { a: formatNameList(all.slice(0, -1), locale), b: all.at(-1)! })
    })
  }
  const refOf = (types: readonly RelationType[]) =>
    [
      ...new Set(
        types.flatMap((type) =>
          cells(type).flatMap(({ positions }) => positions.map((at) => `${PLACES[at]!}.${isStems(type) ? 'stem' : 'branch'}`)),
        ),
      ),
    ].join(' ')
  if (id === 'relations') {
    const types = [...new Set(analysis.relations.map(({ type }) => type))]
    const list = types.map((type) =>
      say('tieOf', { name: getTermName(`relation-${type}`, locale), list: textOf(type).join(locale === 'en_US' ? '; ' : '；') }),
    )
    const name = getTermName(id, locale)
    return types.length === 0
      ? { text: say('mineRelationNone', { name }), ref: '', label: name, has: false }
      : { text: say('mineTies', { list: list.join(locale === 'en_US' ? '; ' : '，') }), ref: refOf(types), label: name, has: true }
  }
  const type = id.replace('relation-', '') as RelationType
  const name = getTermName(id, locale)
  const found = textOf(type)
  return found.length === 0
    ? { text: say('mineRelationNone', { name }), ref: '', label: name, has: false }
    : {
        text: say('mineRelations', { name, list: found.join(locale === 'en_US' ? '; ' : '；') }),
        ref: refOf([type]),
        label: name,
        has: true,
      }
}

/** Describes a branch as the month order or the partner's seat, with the ten god of its main stem. */
export function describeSeat(own: Own, place: 'month' | 'day'): OwnFact {
  const { branch, hidden } = own.chart.pillars[place]
  const [main] = hidden
  const slots = {
    branch: formatBranch(branch, own.locale),
    main: formatStem(main!.stem, own.locale),
    god: godName(main!.tenGod, own),
  }
  return { text: own.say(place === 'month' ? 'mineMonth' : 'mineSeat', slots), ref: `${place}.branch`, label: slots.branch }
}

/** Describes what a calendar year is to the day stem. */
export function describeYear(own: Own, year: number): OwnFact {
  const { chart, locale, say } = own
  const pair = yearPillarAt(`${year}-06-01T00:00:00Z`)
  const { tenGod, hidden } = pillarOf(pair, chart.pillars.day.stem)
  const [main] = hidden
  const slots = {
    year: String(year),
    pair: formatPair(pair, locale),
    stem: formatStem(pair.stem, locale),
    god: godName(tenGod, own),
    branch: formatBranch(pair.branch, locale),
    main: formatStem(main!.stem, locale),
    hidden: godName(main!.tenGod, own),
  }
  return { text: say('mineYear', slots), ref: 'day.stem', label: slots.pair }
}

/** Describes the ten gods of the stems. */
export function describeGods(own: Own): OwnFact {
  const parts = placesOf(own)
    .filter((place) => place !== 'day')
    .map((place) => own.say('minePart', { place: own.say(place), value: godName(own.chart.pillars[place]!.tenGod, own) }))
  return {
    text: own.say('mineGods', { list: formatNameList(parts, own.locale) }),
    ref: 'year.stem month.stem hour.stem',
    label: getTermName('ten-gods', own.locale),
  }
}

/** Lists all stars of the chart. */
export function describeStars(own: Own): OwnFact {
  const codes = [...new Set(own.analysis.stars.flat())]
  const name = getTermName('stars', own.locale)
  if (codes.length === 0) return { text: own.say('mineAbsent', { name }), ref: '', label: name, has: false }
  const ref = PLACES.flatMap((place, i) => ((own.analysis.stars[i] ?? []).length > 0 ? [`${place}.stars`] : [])).join(' ')
  return {
    text: own.say('mineStars', {
      list: formatNameList(
        codes.map((code) => getTermName(`star-${code}`, own.locale)),
        own.locale,
      ),
    }),
    ref,
    label: name,
    has: true,
  }
}

/** Patterns of each group of patterns that is an entry of its own. */
const PATTERN_GROUPS: Readonly<Record<string, RegExp>> = {
  'pattern-following': /^cong(cai|sha|er|shi)ge$/,
  'pattern-dominant': /^(quzhi|yanshang|jiase|congge|runxia)ge$/,
  'pattern-huaqi': /^hua/,
}

/** States whether the chart has a pattern, and its own. */
export function describePattern({ analysis, locale, say }: Own, id: string): OwnFact {
  const has = PATTERN_GROUPS[id]?.test(analysis.pattern) ?? id === `pattern-${analysis.pattern}`
  const value = formatPatternName(analysis.pattern, locale)
  const text = has ? say('mineIsPattern', { name: value }) : say('mineOtherPattern', { name: getTermName(id, locale), value })
  return { text, ref: 'month.branch month.hidden', label: value }
}

const YEARS: readonly (readonly [RegExp, number])[] = [
  [/今年|这一?年|\bthis year/, 0],
  [/明年|\bnext year/, 1],
  [/后年|year after next/, 2],
  [/去年|\blast year/, -1],
]

/** Returns the calendar year that a question names. */
export function findAskedYear({ asked, today }: Own): number | undefined {
  const written = /(19|20)\d\d/.exec(asked)?.[0]
  if (written !== undefined) return Number(written)
  const found = YEARS.find(([words]) => words.test(asked))
  return found && Number(today.slice(0, 4)) + found[1]
}
