/** Facts about the year of an Annual Book, its seasons and months. All are false for a person whose `annual` is undefined. */
import type { Layer, Score } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, names } from '#bazi/index.ts'
import type { FactDefinition } from './fact-form.ts'
import { defineFact, meetsLimit } from './fact-form.ts'
import {
  BRANCH_REGEX_GROUP,
  ELEMENT_REGEX_GROUP,
  GOD_REGEX_GROUP,
  matchesGod,
  PILLAR_REGEX_GROUP,
  idPattern,
  STEM_REGEX_GROUP,
} from './natal-forms.ts'
import type { AnnualContext, ChartPerson, PillarName } from './chart-person.ts'
import { isSamePair, layerHasStar, relatesToPillar } from './year-filters.ts'
import { RELATION_REGEX_GROUP, STAR_REGEX_GROUP } from './relation-forms.ts'
import { elementOfRole, ROLE_REGEX_GROUP } from './verdict-forms.ts'
import { type ScoreExtreme, findSoleExtreme } from './score-extremes.ts'

/** The layer that a fact is about: the year (id prefix `y`) or the month being composed (`m`). */
type Part = Layer & { readonly score: Score | number }

const partOf = ({ view, month }: AnnualContext, which: string): Part | undefined => (which === 'y' ? view : month)
const scoreOf = ({ score }: Part) => (typeof score === 'number' ? score : score.score)

const onPart =
  (is: (part: Part, person: ChartPerson, ...caught: string[]) => boolean): FactDefinition['make'] =>
  (which, ...caught) =>
  (person) => {
    const part = person.annual && partOf(person.annual, which)
    return part !== undefined && is(part, person, ...caught)
  }

const inYear =
  (is: (annual: AnnualContext, person: ChartPerson, ...caught: string[]) => boolean): FactDefinition['make'] =>
  (...caught) =>
  (person) =>
    person.annual !== undefined && is(person.annual, person, ...caught)

const scoresOf = ({ view }: AnnualContext) => view.months.map(({ score }) => score)

export const annualFactDefinitions: readonly FactDefinition[] = [
  defineFact(
    idPattern('([ym])=', GOD_REGEX_GROUP),
    onPart(({ pillar }, _, god) => matchesGod(pillar.tenGod, god)),
  ),
  defineFact(
    idPattern('([ym])-branch=', GOD_REGEX_GROUP),
    onPart(({ pillar }, _, god) => matchesGod(pillar.hidden[0]!.tenGod, god)),
  ),
  defineFact(
    idPattern('([ym]):', STEM_REGEX_GROUP),
    onPart(({ pillar }, _, stem) => pillar.stem === stem),
  ),
  defineFact(
    idPattern('([ym]):', BRANCH_REGEX_GROUP),
    onPart(({ pillar }, _, branch) => pillar.branch === branch),
  ),
  defineFact(
    idPattern('([ym])-', RELATION_REGEX_GROUP, '@', PILLAR_REGEX_GROUP),
    onPart((part, _, type, place) => relatesToPillar(part, type, place)),
  ),
  defineFact(
    idPattern('([ym])-', RELATION_REGEX_GROUP),
    onPart(({ relations }, _, type) => relations.some((one) => one.type === type)),
  ),
  defineFact(
    idPattern('([ym])-quiet'),
    onPart(({ relations }) => relations.length === 0),
  ),
  defineFact(
    idPattern('([ym])-star=', STAR_REGEX_GROUP),
    onPart((part, _, star) => layerHasStar(part, star)),
  ),
  defineFact(
    idPattern('([ym])-', ROLE_REGEX_GROUP),
    onPart(({ pillar }, person, role) => elementOfBranch(pillar.branch) === elementOfRole(person, role)),
  ),
  defineFact(
    idPattern('([ym])-', ROLE_REGEX_GROUP, '-stem'),
    onPart(({ pillar }, person, role) => elementOfStem(pillar.stem) === elementOfRole(person, role)),
  ),
  defineFact(
    idPattern('([ym])-score(>=|<=)(\\d+)'),
    onPart((part, _, sign, n) => meetsLimit(scoreOf(part), sign, n)),
  ),
  defineFact(
    idPattern('y-own-sign'),
    inYear(({ view }, { chart }) => view.pillar.branch === chart.pillars.year.branch),
  ),
  defineFact(
    idPattern('y-same-pillar@', PILLAR_REGEX_GROUP),
    inYear(({ view }, person, place) => isSamePair(view.pillar, person.pillarAt(place as PillarName))),
  ),
  defineFact(
    idPattern('y-turn'),
    inYear(({ hasCycleChange: isTurn }) => isTurn),
  ),
  defineFact(
    idPattern('y-cycle=', GOD_REGEX_GROUP),
    inYear(({ cycle }, _, god) => cycle !== null && matchesGod(cycle.pillar.tenGod, god)),
  ),
  defineFact(
    idPattern('y-cycle-(same-stem|same-branch|same-pair)'),
    inYear(({ cycle, view }, _, what) => {
      if (cycle === null) return false
      const [stem, branch] = [cycle.pillar.stem === view.pillar.stem, cycle.pillar.branch === view.pillar.branch]
      return what === 'same-stem' ? stem : what === 'same-branch' ? branch : stem && branch
    }),
  ),
  defineFact(
    idPattern('y-cycle-', ROLE_REGEX_GROUP),
    inYear(({ cycle }, person, role) => cycle !== null && elementOfBranch(cycle.pillar.branch) === elementOfRole(person, role)),
  ),
  defineFact(
    idPattern('m-(best|worst)'),
    inYear(
      ({ view, month }, _, which) => month !== undefined && findSoleExtreme(view.months, which as ScoreExtreme)?.branch === month.branch,
    ),
  ),
  defineFact(
    idPattern('y-(best|worst)-month=', BRANCH_REGEX_GROUP),
    inYear(({ view }, _, which, branch) => findSoleExtreme(view.months, which as ScoreExtreme)?.branch === branch),
  ),
  defineFact(
    idPattern('y-(best|worst)-month-', GOD_REGEX_GROUP),
    inYear(({ view }, _, which, god) => {
      const sole = findSoleExtreme(view.months, which as ScoreExtreme)
      return sole !== undefined && matchesGod(sole.pillar.tenGod, god)
    }),
  ),
  defineFact(
    idPattern('y-(best|worst)-month-shared'),
    inYear(({ view }, _, which) => findSoleExtreme(view.months, which as ScoreExtreme) === undefined),
  ),
  defineFact(
    idPattern('y-months-spread(>=|<=)(\\d+)'),
    inYear((annual, _, sign, n) => meetsLimit(Math.max(...scoresOf(annual)) - Math.min(...scoresOf(annual)), sign, n)),
  ),
  defineFact(
    idPattern('y-seasons-spread(>=|<=)(\\d+)'),
    inYear(({ view }, _, sign, n) => {
      const scores = view.seasons.map(({ score }) => score)
      return meetsLimit(Math.max(...scores) - Math.min(...scores), sign, n)
    }),
  ),
  defineFact(
    idPattern('s:(', Object.keys(names.seasons).join('|'), ')'),
    inYear(({ season }, _, code) => season?.season === code),
  ),
  defineFact(
    idPattern('s-(best|worst)'),
    inYear(
      ({ view, season }, _, which) =>
        season !== undefined && findSoleExtreme(view.seasons, which as ScoreExtreme)?.season === season.season,
    ),
  ),
  defineFact(
    idPattern('s-score(>=|<=)(\\d+)'),
    inYear(({ season }, _, sign, n) => season !== undefined && meetsLimit(season.score, sign, n)),
  ),
  defineFact(
    idPattern('s-', ROLE_REGEX_GROUP),
    inYear(({ season }, person, role) => season !== undefined && SEASON_ELEMENTS[season.season] === elementOfRole(person, role)),
  ),
  defineFact(
    idPattern('y-(best|worst)-season=(', Object.keys(names.seasons).join('|'), ')'),
    inYear(({ view }, _, which, code) => findSoleExtreme(view.seasons, which as ScoreExtreme)?.season === code),
  ),
  // Element of the year branch (the direction of taisui): its role in the chart, or the element itself
  defineFact(
    idPattern('y-taisui-', ROLE_REGEX_GROUP),
    inYear(({ view }, person, role) => elementOfBranch(view.pillar.branch) === elementOfRole(person, role)),
  ),
  defineFact(
    idPattern('y-taisui:', ELEMENT_REGEX_GROUP),
    inYear(({ view }, _, element) => elementOfBranch(view.pillar.branch) === element),
  ),
]

const SEASON_ELEMENTS = { spring: 'wood', summer: 'fire', autumn: 'metal', winter: 'water' } as const
