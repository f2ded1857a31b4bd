/** Facts of the analysis: strength, pattern, useful elements. */
import type { ElementCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, ELEMENTS, names } from '#bazi/index.ts'
import type { Form } from './condition.ts'
import { form, isWithin } from './condition.ts'
import { ELEMENT, FAMILY, GOD, isGod, PLACE, re } from './natal-forms.ts'
import type { Person, Place } from './person.ts'

const codes = (record: object) => `(${Object.keys(record).join('|')})`

const ROLES = { use: 'useful', joy: 'joyful', adverse: 'adverse', enemy: 'enemy', idle: 'idle' } as const
export const ROLE = codes(ROLES)

/** The element that plays a part in the chart: `use`, `joy`, `adverse`, `enemy`, `idle`. */
export function elementOfRole(person: Person, role: string): ElementCode {
  return person.analysis[ROLES[role as keyof typeof ROLES]]
}

const DOMINANT = ['quzhige', 'yanshangge', 'jiasege', 'conggege', 'runxiage', 'congqiangge']
const FOLLOWING = ['congerge', 'congcaige', 'congshage', 'congshige']

function kindOf(pattern: string): string {
  if (pattern.startsWith('hua')) return 'transformed'
  if (FOLLOWING.includes(pattern)) return 'following'
  return DOMINANT.includes(pattern) ? 'dominant' : 'regular'
}

/** Whether an element stands in a stem beside the day's, or rules a branch. */
function standsOutside({ pillars }: Person, element: ElementCode): boolean {
  return pillars.some(
    ({ stem, tenGod, branch }) => (tenGod !== null && elementOfStem(stem) === element) || elementOfBranch(branch) === element,
  )
}

export const verdictForms: readonly Form[] = [
  // Strength
  form(
    re('strength:', codes(names.strengths)),
    (one) =>
      ({ analysis }) =>
        analysis.strength.class === one,
  ),
  form(
    re('sign:strong'),
    () =>
      ({ analysis }) =>
        analysis.strength.s >= 62,
  ),
  form(
    re('sign:firm'),
    () =>
      ({ analysis }) =>
        analysis.strength.s >= 52,
  ),
  form(
    re('sign:even'),
    () =>
      ({
        analysis: {
          strength: { s },
        },
      }) =>
        s >= 42 && s < 52,
  ),
  // A chart that follows has let go of its own strength, and one that transformed has become another element, so what is said
  // of a weak day stem is not true of them.
  form(
    re('sign:weak'),
    () =>
      ({ analysis: { strength, pattern } }) =>
        strength.s < 42 && !['following', 'transformed'].includes(kindOf(pattern)),
  ),
  form(
    re('sign:in-season'),
    () =>
      ({ analysis }) =>
        analysis.strength.inSeason,
  ),
  form(
    re('sign:off-season'),
    () =>
      ({ analysis }) =>
        !analysis.strength.inSeason,
  ),
  form(
    re('sign:rooted'),
    () =>
      ({ analysis }) =>
        analysis.strength.isRooted,
  ),
  form(
    re('sign:rootless'),
    () =>
      ({ analysis }) =>
        !analysis.strength.isRooted,
  ),
  form(
    re('sign:supported'),
    () =>
      ({ analysis }) =>
        analysis.strength.isSupported,
  ),
  form(
    re('sign:alone'),
    () =>
      ({ analysis }) =>
        !analysis.strength.isSupported,
  ),
  // Pattern
  form(
    re('pattern:', codes(names.patterns)),
    (one) =>
      ({ analysis }) =>
        analysis.pattern === one,
  ),
  form(
    re('kind:(regular|following|transformed|dominant)'),
    (kind) =>
      ({ analysis }) =>
        kindOf(analysis.pattern) === kind,
  ),
  form(
    re('state:', codes(names.patternStates)),
    (one) =>
      ({ analysis }) =>
        analysis.patternState.state === one,
  ),
  form(
    re('likes:', GOD),
    (god) =>
      ({ analysis }) =>
        analysis.patternState.likes.some((one) => isGod(one, god)),
  ),
  form(
    re('breaks:', GOD),
    (god) =>
      ({ analysis }) =>
        analysis.patternState.breaks.some((one) => isGod(one, god)),
  ),
  form(
    re('state:clashed'),
    () =>
      ({ analysis }) =>
        analysis.patternState.isClashed,
  ),
  // Useful elements
  form(re(ROLE, ':', ELEMENT), (role, element) => (person) => elementOfRole(person, role) === element),
  // What a year of it may be praised for: nothing in the chart speaks against it.
  form(
    re('open:', ELEMENT),
    (element) =>
      ({ analysis }) =>
        element !== analysis.adverse && element !== analysis.enemy,
  ),
  form(re(ROLE, ':', FAMILY), (role, family) => (person) => person.familyOfElement(elementOfRole(person, role)) === family),
  form(re('why:', ROLE, '=', codes(names.reasons)), (role, reason) => (person) => {
    const element = elementOfRole(person, role)
    const isFor = role === 'use' || role === 'joy'
    return person.analysis.contributions.some(
      (one) => one.element === element && one.reason === reason && (isFor ? one.points > 0 : one.points < 0),
    )
  }),
  form(
    re('why:use>=', '(\\d)'),
    (n) =>
      ({ analysis: { contributions, useful } }) =>
        new Set(contributions.filter(({ element, points }) => element === useful && points > 0).map(({ reason }) => reason)).size >=
        Number(n),
  ),
  form(re(ROLE, '-stem:', PLACE), (role, place) => (person) => {
    const pillar = place === 'day' ? undefined : person.at(place as Place)
    return pillar !== undefined && elementOfStem(pillar.stem) === elementOfRole(person, role)
  }),
  form(re(ROLE, '-main:', PLACE), (role, place) => (person) => {
    const pillar = person.at(place as Place)
    return pillar !== undefined && elementOfBranch(pillar.branch) === elementOfRole(person, role)
  }),
  form(
    re(ROLE, ':shown'),
    (role) => (person) => person.pillars.some(({ stem, tenGod }) => tenGod !== null && elementOfStem(stem) === elementOfRole(person, role)),
  ),
  form(
    re(ROLE, ':in-branch'),
    (role) => (person) => person.pillars.some(({ branch }) => elementOfBranch(branch) === elementOfRole(person, role)),
  ),
  form(re(ROLE, ':only-hidden'), (role) => (person) => {
    const element = elementOfRole(person, role)
    return (
      !standsOutside(person, element) && person.pillars.some(({ hidden }) => hidden.some(({ stem }) => elementOfStem(stem) === element))
    )
  }),
  form(re(ROLE, ':only-day'), (role) => (person) => {
    const element = elementOfRole(person, role)
    const isHidden = person.pillars.some(({ hidden }) => hidden.some(({ stem }) => elementOfStem(stem) === element))
    return element === person.dayElement && !standsOutside(person, element) && !isHidden
  }),
  form(re(ROLE, ':absent'), (role) => (person) => !person.holds(elementOfRole(person, role))),
  form(re(ROLE, ':pct', '(>=|<=)(\\d+)'), (role, sign, n) => (person) => isWithin(person.percentOf(elementOfRole(person, role)), sign, n)),
  form(re('flow:', ELEMENT, '>', ELEMENT), (a, b) => (person) => {
    const isControl = ELEMENTS.indexOf(b as ElementCode) === (ELEMENTS.indexOf(a as ElementCode) + 2) % 5
    return isControl && person.percentOf(a as ElementCode) >= 28 && person.percentOf(b as ElementCode) >= 28
  }),
  form(
    re('flow:all-five'),
    () =>
      ({ analysis }) =>
        Math.min(...analysis.percent) >= 8,
  ),
]
