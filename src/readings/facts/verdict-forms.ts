/** Facts about the analysis: strength, pattern, useful elements. */
import type { ElementCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, ELEMENTS, names } from '#bazi/index.ts'
import type { FactForm } from './fact-form.ts'
import { factForm, meetsLimit } from './fact-form.ts'
import { ELEMENT_GROUP, FAMILY_GROUP, GOD_GROUP, matchesGod, PILLAR_GROUP, idPattern } from './natal-forms.ts'
import type { ChartPerson, PillarName } from './chart-person.ts'

const codes = (record: object) => `(${Object.keys(record).join('|')})`

const ROLES = { use: 'useful', joy: 'joyful', adverse: 'adverse', enemy: 'enemy', idle: 'idle' } as const
export const ROLE_GROUP = codes(ROLES)

/** Returns the element with a role in the chart: `use`, `joy`, `adverse`, `enemy` or `idle`. */
export function elementOfRole(person: ChartPerson, role: string): ElementCode {
  return person.analysis[ROLES[role as keyof typeof ROLES]]
}

const DOMINANT = ['quzhige', 'yanshangge', 'jiasege', 'conggege', 'runxiage', 'congqiangge']
const FOLLOWING = ['congerge', 'congcaige', 'congshage', 'congshige']

function patternKindOf(pattern: string): string {
  if (pattern.startsWith('hua')) return 'transformed'
  if (FOLLOWING.includes(pattern)) return 'following'
  return DOMINANT.includes(pattern) ? 'dominant' : 'regular'
}

/** Whether a stem other than the day stem, or any branch, is of an element. */
function isShownOutsideDayStem({ pillars }: ChartPerson, element: ElementCode): boolean {
  return pillars.some(
    ({ stem, tenGod, branch }) => (tenGod !== null && elementOfStem(stem) === element) || elementOfBranch(branch) === element,
  )
}

export const verdictForms: readonly FactForm[] = [
  // Strength
  factForm(
    idPattern('strength:', codes(names.strengths)),
    (one) =>
      ({ analysis }) =>
        analysis.strength.class === one,
  ),
  factForm(
    idPattern('sign:strong'),
    () =>
      ({ analysis }) =>
        analysis.strength.s >= 62,
  ),
  factForm(
    idPattern('sign:firm'),
    () =>
      ({ analysis }) =>
        analysis.strength.s >= 52,
  ),
  factForm(
    idPattern('sign:even'),
    () =>
      ({
        analysis: {
          strength: { s },
        },
      }) =>
        s >= 42 && s < 52,
  ),
  // Texts about a weak day stem do not apply to a following chart (it gives up its own strength) or a transformed one (its day
  // stem counts as another element).
  factForm(
    idPattern('sign:weak'),
    () =>
      ({ analysis: { strength, pattern } }) =>
        strength.s < 42 && !['following', 'transformed'].includes(patternKindOf(pattern)),
  ),
  factForm(
    idPattern('sign:in-season'),
    () =>
      ({ analysis }) =>
        analysis.strength.inSeason,
  ),
  factForm(
    idPattern('sign:off-season'),
    () =>
      ({ analysis }) =>
        !analysis.strength.inSeason,
  ),
  factForm(
    idPattern('sign:rooted'),
    () =>
      ({ analysis }) =>
        analysis.strength.isRooted,
  ),
  factForm(
    idPattern('sign:rootless'),
    () =>
      ({ analysis }) =>
        !analysis.strength.isRooted,
  ),
  factForm(
    idPattern('sign:supported'),
    () =>
      ({ analysis }) =>
        analysis.strength.isSupported,
  ),
  factForm(
    idPattern('sign:alone'),
    () =>
      ({ analysis }) =>
        !analysis.strength.isSupported,
  ),
  // Pattern
  factForm(
    idPattern('pattern:', codes(names.patterns)),
    (one) =>
      ({ analysis }) =>
        analysis.pattern === one,
  ),
  factForm(
    idPattern('kind:(regular|following|transformed|dominant)'),
    (kind) =>
      ({ analysis }) =>
        patternKindOf(analysis.pattern) === kind,
  ),
  factForm(
    idPattern('state:', codes(names.patternStates)),
    (one) =>
      ({ analysis }) =>
        analysis.patternState.state === one,
  ),
  factForm(
    idPattern('likes:', GOD_GROUP),
    (god) =>
      ({ analysis }) =>
        analysis.patternState.likes.some((one) => matchesGod(one, god)),
  ),
  factForm(
    idPattern('breaks:', GOD_GROUP),
    (god) =>
      ({ analysis }) =>
        analysis.patternState.breaks.some((one) => matchesGod(one, god)),
  ),
  factForm(
    idPattern('state:clashed'),
    () =>
      ({ analysis }) =>
        analysis.patternState.isClashed,
  ),
  // Useful elements
  factForm(idPattern(ROLE_GROUP, ':', ELEMENT_GROUP), (role, element) => (person) => elementOfRole(person, role) === element),
  // An element that is neither adverse nor enemy, so a year of it may be recommended.
  factForm(
    idPattern('open:', ELEMENT_GROUP),
    (element) =>
      ({ analysis }) =>
        element !== analysis.adverse && element !== analysis.enemy,
  ),
  factForm(
    idPattern(ROLE_GROUP, ':', FAMILY_GROUP),
    (role, family) => (person) => person.familyOfElement(elementOfRole(person, role)) === family,
  ),
  factForm(idPattern('why:', ROLE_GROUP, '=', codes(names.reasons)), (role, reason) => (person) => {
    const element = elementOfRole(person, role)
    const isFor = role === 'use' || role === 'joy'
    return person.analysis.contributions.some(
      (one) => one.element === element && one.reason === reason && (isFor ? one.points > 0 : one.points < 0),
    )
  }),
  factForm(
    idPattern('why:use>=', '(\\d)'),
    (n) =>
      ({ analysis: { contributions, useful } }) =>
        new Set(contributions.filter(({ element, points }) => element === useful && points > 0).map(({ reason }) => reason)).size >=
        Number(n),
  ),
  factForm(idPattern(ROLE_GROUP, '-stem:', PILLAR_GROUP), (role, place) => (person) => {
    const pillar = place === 'day' ? undefined : person.pillarAt(place as PillarName)
    return pillar !== undefined && elementOfStem(pillar.stem) === elementOfRole(person, role)
  }),
  factForm(idPattern(ROLE_GROUP, '-main:', PILLAR_GROUP), (role, place) => (person) => {
    const pillar = person.pillarAt(place as PillarName)
    return pillar !== undefined && elementOfBranch(pillar.branch) === elementOfRole(person, role)
  }),
  factForm(
    idPattern(ROLE_GROUP, ':shown'),
    (role) => (person) => person.pillars.some(({ stem, tenGod }) => tenGod !== null && elementOfStem(stem) === elementOfRole(person, role)),
  ),
  factForm(
    idPattern(ROLE_GROUP, ':in-branch'),
    (role) => (person) => person.pillars.some(({ branch }) => elementOfBranch(branch) === elementOfRole(person, role)),
  ),
  factForm(idPattern(ROLE_GROUP, ':only-hidden'), (role) => (person) => {
    const element = elementOfRole(person, role)
    return (
      !isShownOutsideDayStem(person, element) &&
      person.pillars.some(({ hidden }) => hidden.some(({ stem }) => elementOfStem(stem) === element))
    )
  }),
  factForm(idPattern(ROLE_GROUP, ':only-day'), (role) => (person) => {
    const element = elementOfRole(person, role)
    const isHidden = person.pillars.some(({ hidden }) => hidden.some(({ stem }) => elementOfStem(stem) === element))
    return element === person.dayElement && !isShownOutsideDayStem(person, element) && !isHidden
  }),
  factForm(idPattern(ROLE_GROUP, ':absent'), (role) => (person) => !person.hasElement(elementOfRole(person, role))),
  factForm(
    idPattern(ROLE_GROUP, ':pct', '(>=|<=)(\\d+)'),
    (role, sign, n) => (person) => meetsLimit(person.percentOf(elementOfRole(person, role)), sign, n),
  ),
  factForm(idPattern('flow:', ELEMENT_GROUP, '>', ELEMENT_GROUP), (a, b) => (person) => {
    const isControl = ELEMENTS.indexOf(b as ElementCode) === (ELEMENTS.indexOf(a as ElementCode) + 2) % 5
    return isControl && person.percentOf(a as ElementCode) >= 28 && person.percentOf(b as ElementCode) >= 28
  }),
  factForm(
    idPattern('flow:all-five'),
    () =>
      ({ analysis }) =>
        Math.min(...analysis.percent) >= 8,
  ),
]
