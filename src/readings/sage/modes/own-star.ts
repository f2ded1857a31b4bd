/** The Travel star of a chart: whether it has one, what it moves, when years and cycles bring it. Nothing else is told. */
import type { BranchCode } from '#bazi/index.ts'
import { isStarFrom, layerOf, yearPillarOf } from '#bazi/index.ts'
import type { Cycle, Person, YearAhead } from '../../facts/person.ts'
import { familyOf, PLACES } from '../../facts/person.ts'
import { branchName, listName, pairName, termOf, yearName } from '../../facts/words.ts'
import type { Locale } from '../../facts/written.ts'
import { monthsIn, partCite, partName } from '../outlook/parts.ts'
import type { Cite, Piece, PieceKind } from '../piece.ts'
import { said, textIn } from '../said.ts'
import type { Slots } from '../slots.ts'
import { roadTexts } from '../text/named.ts'
import { roadReasons } from '../text/reasons.ts'
import type { Matter } from './matter.ts'
import { roadReason } from './natal.ts'

const piece = (kind: PieceKind, text: string, cites: readonly Cite[] = []): Piece => ({ kind, text, cites })

/** The star comes back with its branch, once in twelve years. */
const ROUND = 12

/** The coming year of each branch that is a Travel star to the chart, the nearest first. */
function yearsOf({ chart, thisYear }: Person): readonly YearAhead[] {
  const years = Array.from({ length: ROUND }, (_, i) => ({ year: thisYear + i, ...layerOf(chart, yearPillarOf(thisYear + i)) }))
  return years.filter(({ stars }) => stars.includes('yima'))
}

/** Which branch is the star, as counted from the branches of year and day. */
function foundPiece({ chart: { pillars } }: Person, years: readonly YearAhead[], locale: Locale): Piece {
  const { year, day } = pillars
  const starOf = (anchor: typeof year): BranchCode => years.find(({ pillar }) => isStarFrom('yima', anchor, pillar))!.pillar.branch
  const [a, b] = [starOf(year), starOf(day)]
  const name = (branch: BranchCode) => branchName(branch, locale)
  const slots = { year: name(year.branch), day: name(day.branch), a: name(a), b: name(b) }
  const ref = 'year.branch day.branch'
  return piece('reason', said(a === b ? roadTexts.foundOne : roadTexts.foundTwo, locale, slots), [
    { to: 'chart', ref, label: termOf('star-yima', locale) },
  ])
}

function cyclePiece(person: Person, locale: Locale): Piece {
  const cycles = person.chart.luck.pillars.map((_, i) => person.cycle(i)!)
  const at = cycles.findIndex(({ endDate, stars }) => endDate > person.today.slice(0, 10) && stars.includes('yima'))
  const found: Cycle | undefined = cycles[at]
  if (found === undefined) return piece('reason', textIn(roadTexts.noCycle, locale))
  const cycle = pairName(found.pillar, locale)
  const years = `${found.luck.startYear}${locale === 'en_US' ? '–' : '到'}${found.endDate.slice(0, 4)}`
  const text = said(at === person.nowAt ? roadTexts.cycleNow : roadTexts.cycleAhead, locale, { cycle, years })
  return piece('reason', text, [{ to: 'cycle', ref: String(found.luck.startYear), label: cycle }])
}

function whenPiece({ person, today, locale }: Matter, years: readonly YearAhead[]): Piece {
  const names = years.map(({ year, pillar }) => yearName(year, pillar, locale))
  const branches = years.map(({ pillar }) => pillar.branch)
  const month = monthsIn(person.chart, today, `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`).find(({ pair }) =>
    branches.includes(pair.branch),
  )!
  const slots = { years: listName(names, locale), month: partName(month, today, locale) }
  return piece('when', said(roadTexts.when, locale, slots), [
    ...years.map(({ year }, i): Cite => ({ to: 'year', ref: String(year), label: names[i]! })),
    partCite(month, locale),
  ])
}

export function starAnswer(matter: Matter): readonly Piece[] {
  const { person, locale, notes } = matter
  const say = (key: keyof typeof roadTexts, slots: Slots = {}) => said(roadTexts[key], locale, slots)
  const at = person.analysis.stars.findIndex((stars) => stars.includes('yima'))
  const years = yearsOf(person)
  const road = roadReason(person, locale)
  const isStill = at < 0 && road.cites.every(({ to }) => to === 'term')
  const line = at >= 0 || isStill ? road.text : said(roadReasons.none, locale)
  // What stands in the chart is told of, before what is only to come.
  const { pillar } = years.find((year) => year.pillar.branch === person.pillars[at]?.branch) ?? years[0]!
  const [main] = pillar.hidden as [(typeof pillar.hidden)[number]]
  const slots = {
    branch: branchName(pillar.branch, locale),
    god: termOf(`god-${main.tenGod}`, locale),
    thing: said(roadTexts[familyOf(main.tenGod)], locale),
  }
  return [
    ...notes,
    { ...road, kind: 'line', text: line },
    foundPiece(person, years, locale),
    ...(at >= 0
      ? [piece('reason', say(PLACES[at]!), [{ to: 'chart', ref: `${PLACES[at]}.stars`, label: termOf('star-yima', locale) }])]
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
