/** Answer about the Travel star: whether the chart has it, which area of life its ten god moves, which years and cycles have it. */
import type { Locale } from '../../reader/locale.ts'
import type { BranchCode } from '#bazi/index.ts'
import { isStarFrom, layerOf, yearPillarOf } from '#bazi/index.ts'
import type { LuckCycle, ChartPerson, YearAhead } from '../../facts/chart-person.ts'
import { godFamilyOf, PILLAR_NAMES } from '../../facts/chart-person.ts'
import { formatBranch, formatNameList, formatPair, getTermName, formatBaziYear } from '../../facts/format-names.ts'
import { listMonthParts, citePart, formatPart } from '../outlook/parts.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '../piece.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import type { SageSlotValues } from '../slots.ts'
import { travelStarTexts } from '../text/named.ts'
import { travelReasons } from '../text/reasons.ts'
import type { PreparedQuestion } from './matter.ts'
import { composeTravelReason } from './natal.ts'

const piece = (kind: AnswerPieceKind, text: string, cites: readonly Citation[] = []): AnswerPiece => ({ kind, text, cites })

/** Number of years after which a branch, and with it the star, recurs. */
const ROUND = 12

/** Lists the next year of each branch that is a Travel star of the chart, nearest first. */
function yearsOf({ chart, thisYear }: ChartPerson): readonly YearAhead[] {
  const years = Array.from({ length: ROUND }, (_, i) => ({ year: thisYear + i, ...layerOf(chart, yearPillarOf(thisYear + i)) }))
  return years.filter(({ stars }) => stars.includes('yima'))
}

/** Composes the reason that names the branches that are the star, counted from the year branch and the day branch. */
function foundPiece({ chart: { pillars } }: ChartPerson, years: readonly YearAhead[], locale: Locale): AnswerPiece {
  const { year, day } = pillars
  const starOf = (anchor: typeof year): BranchCode => years.find(({ pillar }) => isStarFrom('yima', anchor, pillar))!.pillar.branch
  const [a, b] = [starOf(year), starOf(day)]
  const name = (branch: BranchCode) => formatBranch(branch, locale)
  const slots = { year: name(year.branch), day: name(day.branch), a: name(a), b: name(b) }
  const ref = 'year.branch day.branch'
  return piece('reason', formatSageText(a === b ? travelStarTexts.foundOne : travelStarTexts.foundTwo, locale, slots), [
    { to: 'chart', ref, label: getTermName('star-yima', locale) },
  ])
}

function cyclePiece(person: ChartPerson, locale: Locale): AnswerPiece {
  const cycles = person.chart.luck.pillars.map((_, i) => person.cycle(i)!)
  const at = cycles.findIndex(({ endDate, stars }) => endDate > person.today.slice(0, 10) && stars.includes('yima'))
  const found: LuckCycle | undefined = cycles[at]
  if (found === undefined) return piece('reason', localizeSageText(travelStarTexts.noCycle, locale))
  const cycle = formatPair(found.pillar, locale)
  const years = `${found.luck.startYear}${locale === 'en_US' ? '–' : '到'}${found.endDate.slice(0, 4)}`
  const text = formatSageText(at === person.currentCycleIndex ? travelStarTexts.cycleNow : travelStarTexts.cycleAhead, locale, {
    cycle,
    years,
  })
  return piece('reason', text, [{ to: 'cycle', ref: String(found.luck.startYear), label: cycle }])
}

function whenPiece({ person, today, locale }: PreparedQuestion, years: readonly YearAhead[]): AnswerPiece {
  const names = years.map(({ year, pillar }) => formatBaziYear(year, pillar, locale))
  const branches = years.map(({ pillar }) => pillar.branch)
  const month = listMonthParts(person.chart, today, `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`).find(({ pair }) =>
    branches.includes(pair.branch),
  )!
  const slots = { years: formatNameList(names, locale), month: formatPart(month, today, locale) }
  return piece('when', formatSageText(travelStarTexts.when, locale, slots), [
    ...years.map(({ year }, i): Citation => ({ to: 'year', ref: String(year), label: names[i]! })),
    citePart(month, locale),
  ])
}

export function composeTravelStarAnswer(matter: PreparedQuestion): readonly AnswerPiece[] {
  const { person, locale, notes } = matter
  const say = (key: keyof typeof travelStarTexts, slots: SageSlotValues = {}) => formatSageText(travelStarTexts[key], locale, slots)
  const at = person.analysis.stars.findIndex((stars) => stars.includes('yima'))
  const years = yearsOf(person)
  const road = composeTravelReason(person, locale)
  const isStill = at < 0 && road.cites.every(({ to }) => to === 'term')
  const line = at >= 0 || isStill ? road.text : formatSageText(travelReasons.none, locale)
  // Describes the star by the year with the star's natal branch, or else by the next year with the star.
  const { pillar } = years.find((year) => year.pillar.branch === person.pillars[at]?.branch) ?? years[0]!
  const [main] = pillar.hidden as [(typeof pillar.hidden)[number]]
  const slots = {
    branch: formatBranch(pillar.branch, locale),
    god: getTermName(`god-${main.tenGod}`, locale),
    thing: formatSageText(travelStarTexts[godFamilyOf(main.tenGod)], locale),
  }
  return [
    ...notes,
    { ...road, kind: 'line', text: line },
    foundPiece(person, years, locale),
    ...(at >= 0
      ? [
          piece('reason', say(PILLAR_NAMES[at]!), [
            { to: 'chart', ref: `${PILLAR_NAMES[at]}.stars`, label: getTermName('star-yima', locale) },
          ]),
        ]
      : isStill
        ? []
        : [road]),
    piece('reason', say('moves', slots), [{ to: 'term', ref: `god-${main.tenGod}`, label: slots.god }]),
    cyclePiece(person, locale),
    whenPiece(matter, years),
    piece('unless', say('unless')),
    piece('deed', say('deed')),
  ]
}
