/** Facts about the analysis: strength, pattern, useful elements. */
import type { ElementCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, ELEMENTS, names } from '#bazi/index.ts'
import type { FactDefinition } from './fact-form.ts'
import { defineFact, meetsLimit } from './fact-form.ts'
import { ELEMENT_REGEX_GROUP, FAMILY_REGEX_GROUP, GOD_REGEX_GROUP, matchesGod, PILLAR_REGEX_GROUP, idPattern } from './natal-forms.ts'
import type { ChartPerson, PillarName } from './chart-person.ts'

const codes = (record: object) => `(${Object.keys(record).join('|')})`

const ROLES = { use: 'useful', joy: 'joyful', adverse: 'adverse', enemy: 'enemy', idle: 'idle' } as const
export const ROLE_REGEX_GROUP = codes(ROLES)

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

export const analysisFactDefinitions: readonly FactDefinition[] = [
  // Strength
  defineFact(
    idPattern('strength:', codes(names.strengths)),
    (one) =>
      ({ analysis }) =>
        analysis.strength.class === one,
  ),
  defineFact(
    idPattern('sign:strong'),
    () =>
      ({ analysis }) =>
        analysis.strength.s >= 62,
  ),
  defineFact(
    idPattern('sign:firm'),
    () =>
      ({ analysis }) =>
        analysis.strength.s >= 52,
  ),
  defineFact(
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
  defineFact(
    idPattern('sign:weak'),
    () =>
      ({ analysis: { strength, pattern } }) =>
        strength.s < 42 && !['following', 'transformed'].includes(patternKindOf(pattern)),
  ),
  defineFact(
    idPattern('sign:in-season'),
    () =>
      ({ analysis }) =>
        analysis.strength.inSeason,
  ),
  defineFact(
    idPattern('sign:off-season'),
    () =>
      ({ analysis }) =>
        !analysis.strength.inSeason,
  ),
  defineFact(
    idPattern('sign:rooted'),
    () =>
      ({ analysis }) =>
        analysis.strength.isRooted,
  ),
  defineFact(
    idPattern('sign:rootless'),
    () =>
      ({ analysis }) =>
        !analysis.strength.isRooted,
  ),
  defineFact(
    idPattern('sign:supported'),
    () =>
      ({ analysis }) =>
        analysis.strength.isSupported,
  ),
  defineFact(
    idPattern('sign:alone'),
    () =>
      ({ analysis }) =>
        !analysis.strength.isSupported,
  ),
  // Pattern
  defineFact(
    idPattern('pattern:', codes(names.patterns)),
    (one) =>
      ({ analysis }) =>
        analysis.pattern === one,
  ),
  defineFact(
    idPattern('kind:(regular|following|transformed|dominant)'),
    (kind) =>
      ({ analysis }) =>
        patternKindOf(analysis.pattern) === kind,
  ),
  defineFact(
    idPattern('state:', codes(names.patternStates)),
    (one) =>
      ({ analysis }) =>
        analysis.patternState.state === one,
  ),
  defineFact(
    idPattern('likes:', GOD_REGEX_GROUP),
    (god) =>
      ({ analysis }) =>
        analysis.patternState.likes.some((one) => matchesGod(one, god)),
  ),
  defineFact(
    idPattern('breaks:', GOD_REGEX_GROUP),
    (god) =>
      ({ analysis }) =>
        analysis.patternState.breaks.some((one) => matchesGod(one, god)),
  ),
  defineFact(
    idPattern('state:clashed'),
    () =>
      ({ analysis }) =>
        analysis.patternState.isClashed,
  ),
  // Useful elements
  defineFact(idPattern(ROLE_REGEX_GROUP, ':', ELEMENT_REGEX_GROUP), (role, element) => (person) => elementOfRole(person, role) === element),
  // An element that is neither adverse nor enemy, so a year of it may be recommended.
  defineFact(
    idPattern('open:', ELEMENT_REGEX_GROUP),
    (element) =>
      ({ analysis }) =>
        element !== analysis.adverse && element !== analysis.enemy,
  ),
  defineFact(
    idPattern(ROLE_REGEX_GROUP, ':', FAMILY_REGEX_GROUP),
    (role, family) => (person) => person.familyOfElement(elementOfRole(person, role)) === family,
  ),
  defineFact(idPattern('why:', ROLE_REGEX_GROUP, '=', codes(names.reasons)), (role, reason) => (person) => {
    const element = elementOfRole(person, role)
    const isFor = role === 'use' || role === 'joy'
    return person.analysis.contributions.some(
      (one) => one.element === element && one.reason === reason && (isFor ? one.points > 0 : one.points < 0),
    )
  }),
  defineFact(
    idPattern('why:use>=', '(\\d)'),
    (n) =>
      ({ analysis: { contributions, useful } }) =>
        new Set(contributions.filter(({ element, points }) => element === useful && points > 0).map(({ reason }) => reason)).size >=
        Number(n),
  ),
  defineFact(idPattern(ROLE_REGEX_GROUP, '-stem:', PILLAR_REGEX_GROUP), (role, place) => (person) => {
    const pillar = place === 'day' ? undefined : person.pillarAt(place as PillarName)
    return pillar !== undefined && elementOfStem(pillar.stem) === elementOfRole(person, role)
  }),
  defineFact(idPattern(ROLE_REGEX_GROUP, '-main:', PILLAR_REGEX_GROUP), (role, place) => (person) => {
    const pillar = person.pillarAt(place as PillarName)
    return pillar !== undefined && elementOfBranch(pillar.branch) === elementOfRole(person, role)
  }),
  defineFact(
    idPattern(ROLE_REGEX_GROUP, ':shown'),
    (role) => (person) => person.pillars.some(({ stem, tenGod }) => tenGod !== null && elementOfStem(stem) === elementOfRole(person, role)),
  ),
  defineFact(
    idPattern(ROLE_REGEX_GROUP, ':in-branch'),
    (role) => (person) => person.pillars.some(({ branch }) => elementOfBranch(branch) === elementOfRole(person, role)),
  ),
  defineFact(idPattern(ROLE_REGEX_GROUP, ':only-hidden'), (role) => (person) => {
    const element = elementOfRole(person, role)
    return (
      !isShownOutsideDayStem(person, element) &&
      person.pillars.some(({ hidden }) => hidden.some(({ stem }) => elementOfStem(stem) === element))
    )
  }),
  defineFact(idPattern(ROLE_REGEX_GROUP, ':only-day'), (role) => (person) => {
    const element = elementOfRole(person, role)
    const isHidden = person.pillars.some(({ hidden }) => hidden.some(({ stem }) => elementOfStem(stem) === element))
    return element === person.dayElement && !isShownOutsideDayStem(person, element) && !isHidden
  }),
  defineFact(idPattern(ROLE_REGEX_GROUP, ':absent'), (role) => (person) => !person.hasElement(elementOfRole(person, role))),
  defineFact(
    idPattern(ROLE_REGEX_GROUP, ':pct', '(>=|<=)(\\d+)'),
    (role, sign, n) => (person) => meetsLimit(person.percentOf(elementOfRole(person, role)), sign, n),
  ),
  defineFact(idPattern('flow:', ELEMENT_REGEX_GROUP, '>', ELEMENT_REGEX_GROUP), (a, b) => (person) => {
    const isControl = ELEMENTS.indexOf(b as ElementCode) === (ELEMENTS.indexOf(a as ElementCode) + 2) % 5
    return isControl && person.percentOf(a as ElementCode) >= 28 && person.percentOf(b as ElementCode) >= 28
  }),
  defineFact(
    idPattern('flow:all-five'),
    () =>
      ({ analysis }) =>
        Math.min(...analysis.percent) >= 8,
  ),
]
