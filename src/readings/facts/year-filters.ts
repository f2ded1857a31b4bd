/** Filters for the years ahead, e.g. years that clash with the day branch, the best year, years of a ten god. */
import type { Ganzhi, Layer } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem } from '#bazi/index.ts'
import { createPatternLookup } from './pattern-lookup.ts'
import { BRANCH_REGEX_GROUP, ELEMENT_REGEX_GROUP, GOD_REGEX_GROUP, matchesGod, PILLAR_REGEX_GROUP, idPattern } from './natal-forms.ts'
import { type ChartPerson, type PillarName, PILLAR_NAMES, type YearAhead } from './chart-person.ts'
import { RELATION_REGEX_GROUP, STAR_REGEX_GROUP } from './relation-forms.ts'
import { elementOfRole, ROLE_REGEX_GROUP } from './verdict-forms.ts'

const placeOf = (place: string) => PILLAR_NAMES.indexOf(place as PillarName)

export const relatesToPillar = (layer: Layer, type: string, place: string) =>
  layer.relations.some((one) => one.type === type && one.positions.includes(placeOf(place)))
export const layerHasStar = (layer: Layer, star: string) => (layer.stars as readonly string[]).includes(star)

/**
 * Whether the stem or the branch is of an element (hidden stems do not count); `app/terms/pair-facts.ts` shows the roles
 * of the same two.
 */
export const pairHasElement = ({ stem, branch }: Ganzhi, element: string) =>
  elementOfStem(stem) === element || elementOfBranch(branch) === element

/** Whether both stem and branch are of an element. */
export const isEntirelyOfElement = ({ pillar }: Layer, element: string) =>
  elementOfStem(pillar.stem) === element && elementOfBranch(pillar.branch) === element

/** Whether two pillars have the same stem and branch (伏吟). */
export const isSamePair = (one: Ganzhi, other: Ganzhi | undefined) => one.stem === other?.stem && one.branch === other.branch

const CHOICES: readonly (readonly [RegExp, (...caught: string[]) => (year: YearAhead, person: ChartPerson) => boolean])[] = [
  [
    idPattern(GOD_REGEX_GROUP),
    (god) =>
      ({ pillar }) =>
        matchesGod(pillar.tenGod, god),
  ],
  [idPattern(RELATION_REGEX_GROUP, '@', PILLAR_REGEX_GROUP), (type, place) => (year) => relatesToPillar(year, type, place)],
  [idPattern('star=', STAR_REGEX_GROUP), (star) => (year) => layerHasStar(year, star)],
  [
    idPattern(ROLE_REGEX_GROUP),
    (role) =>
      ({ pillar }, person) =>
        elementOfBranch(pillar.branch) === elementOfRole(person, role),
  ],
  [
    idPattern(ROLE_REGEX_GROUP, '-stem'),
    (role) =>
      ({ pillar }, person) =>
        elementOfStem(pillar.stem) === elementOfRole(person, role),
  ],
  [idPattern(ROLE_REGEX_GROUP, '-both'), (role) => (year, person) => isEntirelyOfElement(year, elementOfRole(person, role))],
  [
    idPattern(ELEMENT_REGEX_GROUP),
    (element) =>
      ({ pillar }) =>
        elementOfBranch(pillar.branch) === element,
  ],
  [
    idPattern(BRANCH_REGEX_GROUP),
    (branch) =>
      ({ pillar }) =>
        pillar.branch === branch,
  ],
  [idPattern('best'), () => (year, person) => year === person.yearsByScore[0]],
  [idPattern('second'), () => (year, person) => year === person.yearsByScore[1]],
  [idPattern('tight'), () => (year, person) => year === person.yearsByScore.at(-1)],
  [
    idPattern('own-sign'),
    () =>
      ({ pillar }, { chart }) =>
        pillar.branch === chart.pillars.year.branch,
  ],
  [
    idPattern('same-pillar@', PILLAR_REGEX_GROUP),
    (place) =>
      ({ pillar }, person) =>
        isSamePair(pillar, person.pillarAt(place as PillarName)),
  ],
  [
    idPattern('turn'),
    () =>
      ({ year }, { next }) =>
        next !== null && Number(next.luck.startDate.slice(0, 4)) === year,
  ],
]

/** Returns the filter that a `years:` fact or a `{year:…}` slot names; undefined for an unknown one. */
export const getYearFilter = createPatternLookup(
  CHOICES,
  ([pattern]) => pattern,
  ([, make], caught) => make(...caught),
)
