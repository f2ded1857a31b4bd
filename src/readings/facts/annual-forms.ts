/** Facts of the year that an Annual Book is of, of its seasons and months; without such a year none of them holds. */
import type { Layer, Score } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, names } from '#bazi/index.ts'
import type { Form } from './condition.ts'
import { form, isWithin } from './condition.ts'
import { BRANCH, ELEMENT, GOD, isGod, PLACE, re, STEM } from './natal-forms.ts'
import type { Annual, Person } from './person.ts'
import { brings, meets } from './year-choices.ts'
import { RELATION, STAR } from './relation-forms.ts'
import { elementOfRole, ROLE } from './verdict-forms.ts'
import { type Edge, soleOf } from './year-edges.ts'

/** The part of the year that a fact speaks of: `y` the year, `m` the month sought. */
type Part = Layer & { readonly score: Score | number }

const partOf = ({ view, month }: Annual, which: string): Part | undefined => (which === 'y' ? view : month)
const scoreOf = ({ score }: Part) => (typeof score === 'number' ? score : score.score)

const onPart =
  (is: (part: Part, person: Person, ...caught: string[]) => boolean): Form['make'] =>
  (which, ...caught) =>
  (person) => {
    const part = person.annual && partOf(person.annual, which)
    return part !== undefined && is(part, person, ...caught)
  }

const inYear =
  (is: (annual: Annual, person: Person, ...caught: string[]) => boolean): Form['make'] =>
  (...caught) =>
  (person) =>
    person.annual !== undefined && is(person.annual, person, ...caught)

const scoresOf = ({ view }: Annual) => view.months.map(({ score }) => score)

export const annualForms: readonly Form[] = [
  form(
    re('([ym])=', GOD),
    onPart(({ pillar }, _, god) => isGod(pillar.tenGod, god)),
  ),
  form(
    re('([ym])-branch=', GOD),
    onPart(({ pillar }, _, god) => isGod(pillar.hidden[0]!.tenGod, god)),
  ),
  form(
    re('([ym]):', STEM),
    onPart(({ pillar }, _, stem) => pillar.stem === stem),
  ),
  form(
    re('([ym]):', BRANCH),
    onPart(({ pillar }, _, branch) => pillar.branch === branch),
  ),
  form(
    re('([ym])-', RELATION, '@', PLACE),
    onPart((part, _, type, place) => meets(part, type, place)),
  ),
  form(
    re('([ym])-', RELATION),
    onPart(({ relations }, _, type) => relations.some((one) => one.type === type)),
  ),
  form(
    re('([ym])-quiet'),
    onPart(({ relations }) => relations.length === 0),
  ),
  form(
    re('([ym])-star=', STAR),
    onPart((part, _, star) => brings(part, star)),
  ),
  form(
    re('([ym])-', ROLE),
    onPart(({ pillar }, person, role) => elementOfBranch(pillar.branch) === elementOfRole(person, role)),
  ),
  form(
    re('([ym])-', ROLE, '-stem'),
    onPart(({ pillar }, person, role) => elementOfStem(pillar.stem) === elementOfRole(person, role)),
  ),
  form(
    re('([ym])-score(>=|<=)(\\d+)'),
    onPart((part, _, sign, n) => isWithin(scoreOf(part), sign, n)),
  ),
  form(
    re('y-own-sign'),
    inYear(({ view }, { chart }) => view.pillar.branch === chart.pillars.year.branch),
  ),
  form(
    re('y-turn'),
    inYear(({ isTurn }) => isTurn),
  ),
  form(
    re('y-cycle=', GOD),
    inYear(({ cycle }, _, god) => cycle !== null && isGod(cycle.pillar.tenGod, god)),
  ),
  form(
    re('y-cycle-(same-stem|same-branch|same-pair)'),
    inYear(({ cycle, view }, _, what) => {
      if (cycle === null) return false
      const [stem, branch] = [cycle.pillar.stem === view.pillar.stem, cycle.pillar.branch === view.pillar.branch]
      return what === 'same-stem' ? stem : what === 'same-branch' ? branch : stem && branch
    }),
  ),
  form(
    re('y-cycle-', ROLE),
    inYear(({ cycle }, person, role) => cycle !== null && elementOfBranch(cycle.pillar.branch) === elementOfRole(person, role)),
  ),
  form(
    re('m-(best|worst)'),
    inYear(({ view, month }, _, which) => month !== undefined && soleOf(view.months, which as Edge)?.branch === month.branch),
  ),
  form(
    re('y-(best|worst)-month=', BRANCH),
    inYear(({ view }, _, which, branch) => soleOf(view.months, which as Edge)?.branch === branch),
  ),
  form(
    re('y-(best|worst)-month-', GOD),
    inYear(({ view }, _, which, god) => {
      const sole = soleOf(view.months, which as Edge)
      return sole !== undefined && isGod(sole.pillar.tenGod, god)
    }),
  ),
  form(
    re('y-(best|worst)-month-shared'),
    inYear(({ view }, _, which) => soleOf(view.months, which as Edge) === undefined),
  ),
  form(
    re('y-months-spread(>=|<=)(\\d+)'),
    inYear((annual, _, sign, n) => isWithin(Math.max(...scoresOf(annual)) - Math.min(...scoresOf(annual)), sign, n)),
  ),
  form(
    re('s:(', Object.keys(names.seasons).join('|'), ')'),
    inYear(({ season }, _, code) => season?.season === code),
  ),
  form(
    re('s-(best|worst)'),
    inYear(({ view, season }, _, which) => season !== undefined && soleOf(view.seasons, which as Edge)?.season === season.season),
  ),
  form(
    re('s-score(>=|<=)(\\d+)'),
    inYear(({ season }, _, sign, n) => season !== undefined && isWithin(season.score, sign, n)),
  ),
  form(
    re('s-', ROLE),
    inYear(({ season }, person, role) => season !== undefined && SEASON_ELEMENTS[season.season] === elementOfRole(person, role)),
  ),
  form(
    re('y-(best|worst)-season=(', Object.keys(names.seasons).join('|'), ')'),
    inYear(({ view }, _, which, code) => soleOf(view.seasons, which as Edge)?.season === code),
  ),
  // The quarter that a direction belongs to: its element, against what the chart wants
  form(
    re('y-taisui-', ROLE),
    inYear(({ view }, person, role) => elementOfBranch(view.pillar.branch) === elementOfRole(person, role)),
  ),
  form(
    re('y-taisui:', ELEMENT),
    inYear(({ view }, _, element) => elementOfBranch(view.pillar.branch) === element),
  ),
]

const SEASON_ELEMENTS = { spring: 'wood', summer: 'fire', autumn: 'metal', winter: 'water' } as const
