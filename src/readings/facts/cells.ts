/** Which cells of a chart a fact is about, so that a screen can light them. */
import type { ElementCode, Pillar, ShareCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem } from '#bazi/index.ts'
import { byPattern } from './by-pattern.ts'
import { BRANCH, ELEMENT, FAMILY, GOD, isGod, PLACE, re, STEM } from './natal-forms.ts'
import { type Person, type Place, PLACES } from './person.ts'
import { RELATION, STAR } from './relation-forms.ts'
import { elementOfRole, ROLE } from './verdict-forms.ts'

/** A pillar's part, named as the chart's rows are. */
export type Cell = `${Place}.${'tenGod' | 'stem' | 'branch' | 'hidden' | 'nayin' | 'stage' | 'voids' | 'stars'}`
type CellsOf = (person: Person, ...caught: string[]) => readonly Cell[]

const each = ({ pillars }: Person, cellsOf: (pillar: Pillar, place: Place) => readonly Cell[]): readonly Cell[] =>
  pillars.flatMap((pillar, i) => cellsOf(pillar, PLACES[i]!))

const all =
  (part: 'stem' | 'branch'): CellsOf =>
  (person) =>
    each(person, (_, place) => [`${place}.${part}`])

const one =
  (...parts: readonly string[]): CellsOf =>
  (_, place) =>
    parts.map((part) => `${place}.${part}` as Cell)

const fixed =
  (...cells: readonly Cell[]): CellsOf =>
  () =>
    cells

const ofGod: CellsOf = (person, god) =>
  each(person, ({ tenGod, hidden }, place) => {
    if (isGod(tenGod, god)) return [`${place}.tenGod`, `${place}.stem`]
    return hidden.some((stem) => isGod(stem.tenGod, god)) ? [`${place}.hidden`] : []
  })

const ofShownGod: CellsOf = (person, god) =>
  each(person, ({ tenGod }, place) => (isGod(tenGod, god) ? [`${place}.tenGod`, `${place}.stem`] : []))

const ofElement = (person: Person, element: ElementCode): readonly Cell[] =>
  each(person, ({ stem, branch, hidden }, place) => {
    const cells: Cell[] = []
    if (elementOfStem(stem) === element) cells.push(`${place}.stem`)
    if (elementOfBranch(branch) === element) cells.push(`${place}.branch`)
    else if (hidden.some((each) => elementOfStem(each.stem) === element)) cells.push(`${place}.hidden`)
    return cells
  })

const ofElements: CellsOf = (person, ...elements) => elements.flatMap((element) => ofElement(person, element as ElementCode))
const ofRole: CellsOf = (person, role) => ofElement(person, elementOfRole(person, role))

const ofRelation: CellsOf = (person, type, a, b) => {
  const wanted = [a, b].flatMap((place) => ((PLACES as readonly unknown[]).includes(place) ? [PLACES.indexOf(place as Place)] : []))
  return person.analysis.relations
    .filter((relation) => relation.type === type && wanted.every((position) => relation.positions.includes(position)))
    .flatMap(({ positions }) => positions.map((position): Cell => `${PLACES[position]!}.${type.startsWith('stem') ? 'stem' : 'branch'}`))
}

const ofTies: CellsOf = (person) =>
  person.analysis.relations
    .filter(({ type }) => !type.startsWith('stem'))
    .flatMap(({ positions }) => positions.map((position): Cell => `${PLACES[position]!}.branch`))

const ofStar: CellsOf = (person, star, wanted) =>
  each(person, (_, place) => {
    const stars: readonly string[] = person.analysis.stars[PLACES.indexOf(place)] ?? []
    return stars.includes(star) && (!wanted || wanted === place) ? [`${place}.stars`] : []
  })

const alikeNayin: CellsOf = (person) =>
  each(person, ({ nayin }, place) => (person.pillars.filter((pillar) => pillar.nayin === nayin).length > 1 ? [`${place}.nayin`] : []))

const START = (...parts: string[]) => new RegExp(`^${parts.join('')}`)

/** The first that fits is taken. */
const FORMS: readonly (readonly [RegExp, CellsOf])[] = [
  [re('pillar:day=', STEM, '-', BRANCH), fixed('day.stem', 'day.branch')],
  [re('pillar:', PLACE, '=', PLACE), (_, a, b) => [`${a}.stem`, `${a}.branch`, `${b}.stem`, `${b}.branch`] as Cell[]],
  [START('day:'), fixed('day.stem')],
  [re(PLACE, ':(?:', BRANCH, '|store)'), one('branch')],
  [START('month:'), fixed('month.branch')],
  [START('god:', PLACE), one('tenGod', 'stem')],
  [START('(?:main|hidden|root):', PLACE), one('hidden')],
  [re('(?:has|likes|breaks):', GOD), ofGod],
  [
    re('stems:', ELEMENT, '[<>]=\\d+'),
    (person, element) => ofElement(person, element as ElementCode).filter((cell) => cell.endsWith('stem')),
  ],
  [re('stems:', STEM, '[<>]=\\d+'), (person, stem) => each(person, (pillar, place) => (pillar.stem === stem ? [`${place}.stem`] : []))],
  [re('stems:', GOD, '(?:[<>]=\\d+)?'), ofShownGod],
  [START('stems:(?!no-)'), all('stem')],
  [
    re('branches:', BRANCH, '[<>]=\\d+'),
    (person, branch) => each(person, (pillar, place) => (pillar.branch === branch ? [`${place}.branch`] : [])),
  ],
  [
    re('branches:', ELEMENT, '[<>]=\\d+'),
    (person, element) => ofElement(person, element as ElementCode).filter((cell) => cell.endsWith('branch')),
  ],
  [START('branches:'), all('branch')],
  [START('stage:', PLACE), one('stage')],
  [START('nayin:', PLACE), one('nayin')],
  [START('nayin:'), alikeNayin],
  [START('share:(?:most=|least=)?', FAMILY), (person, family) => ofElement(person, person.elementOfFamily(family as ShareCode))],
  [START('pct:(?:most=|least=)?', ELEMENT), ofElements],
  [re('flow:', ELEMENT, '>', ELEMENT), ofElements],
  [START('sign:(?:in-season|off-season)'), fixed('month.branch', 'day.stem')],
  [
    START('sign:rooted'),
    (person) => each(person, (pillar, place) => (pillar.hidden.some(({ tenGod }) => isGod(tenGod, 'peer')) ? [`${place}.hidden`] : [])),
  ],
  [START('sign:supported'), (person) => [...ofShownGod(person, 'peer'), ...ofShownGod(person, 'resource')]],
  [START('(?:strength|sign):'), fixed('day.stem')],
  [START('(?:pattern|kind|state):'), fixed('month.branch', 'month.hidden')],
  [re(ROLE, '-stem:', PLACE), (_, _role, place) => [`${place}.stem`] as Cell[]],
  [re(ROLE, '-main:', PLACE), (_, _role, place) => [`${place}.branch`] as Cell[]],
  [START('(?:why:)?', ROLE, '[:=]'), ofRole],
  [re('star:', STAR, '(?:=', PLACE, ')?(?:>=\\d)?'), ofStar],
  [re('void:', PLACE), one('branch', 'voids')],
  [re('rel:', RELATION, '(?:[@=]', PLACE, ')?(?:\\+', PLACE, ')?'), ofRelation],
  [re('rel:(?:only-)?', RELATION, '(?:=.+)?'), ofRelation],
  [START('ties:none@', PLACE), one('branch')],
  [START('ties>='), ofTies],
  [START('receipt:(?!near-jie)'), fixed('hour.branch')],
  [START('receipt:near-jie'), fixed('month.branch')],
  [/stem-(?:combine|clash)@(year|month|day|hour)$/, one('stem')],
  [/@(year|month|day|hour)$/, one('branch')],
]

const sought = byPattern(
  FORMS,
  ([pattern]) => pattern,
  ([, cellsOf], caught) =>
    (person: Person) =>
      cellsOf(person, ...caught),
)

/** Without those of an hour that is not known; empty for what no single cell shows. */
export function cellsOf(fact: string, person: Person): readonly Cell[] {
  const cells = sought(fact)?.(person) ?? []
  return [...new Set(cells)].filter((cell) => person.pillars.length === 4 || !cell.startsWith('hour'))
}
