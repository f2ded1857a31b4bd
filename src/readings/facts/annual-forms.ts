/** Facts about the year of an Annual Book, its seasons and months. All are false for a person whose `annual` is undefined. */
import type { Layer, Score } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, names } from '#bazi/index.ts'
import type { FactForm } from './fact-form.ts'
import { factForm, meetsLimit } from './fact-form.ts'
import { BRANCH_GROUP, ELEMENT_GROUP, GOD_GROUP, matchesGod, PILLAR_GROUP, idPattern, STEM_GROUP } from './natal-forms.ts'
import type { AnnualContext, ChartPerson } from './chart-person.ts'
import { layerHasStar, relatesToPillar } from './year-filters.ts'
import { RELATION_GROUP, STAR_GROUP } from './relation-forms.ts'
import { elementOfRole, ROLE_GROUP } from './verdict-forms.ts'
import { type ScoreExtreme, findSoleExtreme } from './score-extremes.ts'

/** The layer that a fact is about: the year (id prefix `y`) or the month being composed (`m`). */
type Part = Layer & { readonly score: Score | number }

const partOf = ({ view, month }: AnnualContext, which: string): Part | undefined => (which === 'y' ? view : month)
const scoreOf = ({ score }: Part) => (typeof score === 'number' ? score : score.score)

const onPart =
  (is: (part: Part, person: ChartPerson, ...caught: string[]) => boolean): FactForm['make'] =>
  (which, ...caught) =>
  (person) => {
    const part = person.annual && partOf(person.annual, which)
    return part !== undefined && is(part, person, ...caught)
  }

const inYear =
  (is: (annual: AnnualContext, person: ChartPerson, ...caught: string[]) => boolean): FactForm['make'] =>
  (...caught) =>
  (person) =>
    person.annual !== undefined && is(person.annual, person, ...caught)

const scoresOf = ({ view }: AnnualContext) => view.months.map(({ score }) => score)

export const annualForms: readonly FactForm[] = [
  factForm(
    idPattern('([ym])=', GOD_GROUP),
    onPart(({ pillar }, _, god) => matchesGod(pillar.tenGod, god)),
  ),
  factForm(
    idPattern('([ym])-branch=', GOD_GROUP),
    onPart(({ pillar }, _, god) => matchesGod(pillar.hidden[0]!.tenGod, god)),
  ),
  factForm(
    idPattern('([ym]):', STEM_GROUP),
    onPart(({ pillar }, _, stem) => pillar.stem === stem),
  ),
  factForm(
    idPattern('([ym]):', BRANCH_GROUP),
    onPart(({ pillar }, _, branch) => pillar.branch === branch),
  ),
  factForm(
    idPattern('([ym])-', RELATION_GROUP, '@', PILLAR_GROUP),
    onPart((part, _, type, place) => relatesToPillar(part, type, place)),
  ),
  factForm(
    idPattern('([ym])-', RELATION_GROUP),
    onPart(({ relations }, _, type) => relations.some((one) => one.type === type)),
  ),
  factForm(
    idPattern('([ym])-quiet'),
    onPart(({ relations }) => relations.length === 0),
  ),
  factForm(
    idPattern('([ym])-star=', STAR_GROUP),
    onPart((part, _, star) => layerHasStar(part, star)),
  ),
  factForm(
    idPattern('([ym])-', ROLE_GROUP),
    onPart(({ pillar }, person, role) => elementOfBranch(pillar.branch) === elementOfRole(person, role)),
  ),
  factForm(
    idPattern('([ym])-', ROLE_GROUP, '-stem'),
    onPart(({ pillar }, person, role) => elementOfStem(pillar.stem) === elementOfRole(person, role)),
  ),
  factForm(
    idPattern('([ym])-score(>=|<=)(\\d+)'),
    onPart((part, _, sign, n) => meetsLimit(scoreOf(part), sign, n)),
  ),
  factForm(
    idPattern('y-own-sign'),
    inYear(({ view }, { chart }) => view.pillar.branch === chart.pillars.year.branch),
  ),
  factForm(
    idPattern('y-turn'),
    inYear(({ hasCycleChange: isTurn }) => isTurn),
  ),
  factForm(
    idPattern('y-cycle=', GOD_GROUP),
    inYear(({ cycle }, _, god) => cycle !== null && matchesGod(cycle.pillar.tenGod, god)),
  ),
  factForm(
    idPattern('y-cycle-(same-stem|same-branch|same-pair)'),
    inYear(({ cycle, view }, _, what) => {
      if (cycle === null) return false
      const [stem, branch] = [cycle.pillar.stem === view.pillar.stem, cycle.pillar.branch === view.pillar.branch]
      return what === 'same-stem' ? stem : what === 'same-branch' ? branch : stem && branch
    }),
  ),
  factForm(
    idPattern('y-cycle-', ROLE_GROUP),
    inYear(({ cycle }, person, role) => cycle !== null && elementOfBranch(cycle.pillar.branch) === elementOfRole(person, role)),
  ),
  factForm(
    idPattern('m-(best|worst)'),
    inYear(
      ({ view, month }, _, which) => month !== undefined && findSoleExtreme(view.months, which as ScoreExtreme)?.branch === month.branch,
    ),
  ),
  factForm(
    idPattern('y-(best|worst)-month=', BRANCH_GROUP),
    inYear(({ view }, _, which, branch) => findSoleExtreme(view.months, which as ScoreExtreme)?.branch === branch),
  ),
  factForm(
    idPattern('y-(best|worst)-month-', GOD_GROUP),
    inYear(({ view }, _, which, god) => {
      const sole = findSoleExtreme(view.months, which as ScoreExtreme)
      return sole !== undefined && matchesGod(sole.pillar.tenGod, god)
    }),
  ),
  factForm(
    idPattern('y-(best|worst)-month-shared'),
    inYear(({ view }, _, which) => findSoleExtreme(view.months, which as ScoreExtreme) === undefined),
  ),
  factForm(
    idPattern('y-months-spread(>=|<=)(\\d+)'),
    inYear((annual, _, sign, n) => meetsLimit(Math.max(...scoresOf(annual)) - Math.min(...scoresOf(annual)), sign, n)),
  ),
  factForm(
    idPattern('s:(', Object.keys(names.seasons).join('|'), ')'),
    inYear(({ season }, _, code) => season?.season === code),
  ),
  factForm(
    idPattern('s-(best|worst)'),
    inYear(
      ({ view, season }, _, which) =>
        season !== undefined && findSoleExtreme(view.seasons, which as ScoreExtreme)?.season === season.season,
    ),
  ),
  factForm(
    idPattern('s-score(>=|<=)(\\d+)'),
    inYear(({ season }, _, sign, n) => season !== undefined && meetsLimit(season.score, sign, n)),
  ),
  factForm(
    idPattern('s-', ROLE_GROUP),
    inYear(({ season }, person, role) => season !== undefined && SEASON_ELEMENTS[season.season] === elementOfRole(person, role)),
  ),
  factForm(
    idPattern('y-(best|worst)-season=(', Object.keys(names.seasons).join('|'), ')'),
    inYear(({ view }, _, which, code) => findSoleExtreme(view.seasons, which as ScoreExtreme)?.season === code),
  ),
  // Element of the year branch (the direction of taisui): its role in the chart, or the element itself
  factForm(
    idPattern('y-taisui-', ROLE_GROUP),
    inYear(({ view }, person, role) => elementOfBranch(view.pillar.branch) === elementOfRole(person, role)),
  ),
  factForm(
    idPattern('y-taisui:', ELEMENT_GROUP),
    inYear(({ view }, _, element) => elementOfBranch(view.pillar.branch) === element),
  ),
]

const SEASON_ELEMENTS = { spring: 'wood', summer: 'fire', autumn: 'metal', winter: 'water' } as const
