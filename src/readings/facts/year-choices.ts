/** Which of the years ahead is meant: the first that clashes with the day, the best, one of a ten god. */
import type { Ganzhi, Layer } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem } from '#bazi/index.ts'
import { byPattern } from './by-pattern.ts'
import { BRANCH, ELEMENT, GOD, isGod, PLACE, re } from './natal-forms.ts'
import { type Person, type Place, PLACES, type YearAhead } from './person.ts'
import { RELATION, STAR } from './relation-forms.ts'
import { elementOfRole, ROLE } from './verdict-forms.ts'

const placeOf = (place: string) => PLACES.indexOf(place as Place)

export const meets = (layer: Layer, type: string, place: string) =>
  layer.relations.some((one) => one.type === type && one.positions.includes(placeOf(place)))
export const brings = (layer: Layer, star: string) => (layer.stars as readonly string[]).includes(star)

/** The stem or the branch is of an element: what the screen of cycles marks. */
export const carries = ({ stem, branch }: Ganzhi, element: string) => elementOfStem(stem) === element || elementOfBranch(branch) === element

/** Both stem and branch are of an element. */
export const isWholly = ({ pillar }: Layer, element: string) =>
  elementOfStem(pillar.stem) === element && elementOfBranch(pillar.branch) === element

const CHOICES: readonly (readonly [RegExp, (...caught: string[]) => (year: YearAhead, person: Person) => boolean])[] = [
  [
    re(GOD),
    (god) =>
      ({ pillar }) =>
        isGod(pillar.tenGod, god),
  ],
  [re(RELATION, '@', PLACE), (type, place) => (year) => meets(year, type, place)],
  [re('star=', STAR), (star) => (year) => brings(year, star)],
  [
    re(ROLE),
    (role) =>
      ({ pillar }, person) =>
        elementOfBranch(pillar.branch) === elementOfRole(person, role),
  ],
  [
    re(ROLE, '-stem'),
    (role) =>
      ({ pillar }, person) =>
        elementOfStem(pillar.stem) === elementOfRole(person, role),
  ],
  [re(ROLE, '-both'), (role) => (year, person) => isWholly(year, elementOfRole(person, role))],
  [
    re(ELEMENT),
    (element) =>
      ({ pillar }) =>
        elementOfBranch(pillar.branch) === element,
  ],
  [
    re(BRANCH),
    (branch) =>
      ({ pillar }) =>
        pillar.branch === branch,
  ],
  [re('best'), () => (year, person) => year === person.yearsByScore[0]],
  [re('second'), () => (year, person) => year === person.yearsByScore[1]],
  [re('tight'), () => (year, person) => year === person.yearsByScore.at(-1)],
  [
    re('own-sign'),
    () =>
      ({ pillar }, { chart }) =>
        pillar.branch === chart.pillars.year.branch,
  ],
  [
    re('turn'),
    () =>
      ({ year }, { next }) =>
        next !== null && Number(next.luck.startDate.slice(0, 4)) === year,
  ],
]

/** A choice among the years ahead, as `years:` facts and `{year:…}` slots name it; undefined for no such choice. */
export const yearsThat = byPattern(
  CHOICES,
  ([pattern]) => pattern,
  ([, make], caught) => make(...caught),
)
