/** Mapping of a fact to the chart cells that the app highlights for it. */
import type { ElementCode, Pillar, ShareCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem } from '#bazi/index.ts'
import { createPatternLookup } from './pattern-lookup.ts'
import {
  BRANCH_REGEX_GROUP,
  ELEMENT_REGEX_GROUP,
  FAMILY_REGEX_GROUP,
  GOD_REGEX_GROUP,
  matchesGod,
  PILLAR_REGEX_GROUP,
  idPattern,
  STEM_REGEX_GROUP,
} from './natal-forms.ts'
import { type ChartPerson, type PillarName, PILLAR_NAMES } from './chart-person.ts'
import { RELATION_REGEX_GROUP, STAR_REGEX_GROUP } from './relation-forms.ts'
import { elementOfRole, ROLE_REGEX_GROUP } from './verdict-forms.ts'

/** Id of a cell of the chart table: pillar and row. */
export type ChartCell = `${PillarName}.${'tenGod' | 'stem' | 'branch' | 'hidden' | 'nayin' | 'stage' | 'voids' | 'stars'}`
type CellsOf = (person: ChartPerson, ...caught: string[]) => readonly ChartCell[]

const each = ({ pillars }: ChartPerson, cellsOf: (pillar: Pillar, place: PillarName) => readonly ChartCell[]): readonly ChartCell[] =>
  pillars.flatMap((pillar, i) => cellsOf(pillar, PILLAR_NAMES[i]!))

const all =
  (part: 'stem' | 'branch'): CellsOf =>
  (person) =>
    each(person, (_, place) => [`${place}.${part}`])

const one =
  (...parts: readonly string[]): CellsOf =>
  (_, place) =>
    parts.map((part) => `${place}.${part}` as ChartCell)

const fixed =
  (...cells: readonly ChartCell[]): CellsOf =>
  () =>
    cells

const ofGod: CellsOf = (person, god) =>
  each(person, ({ tenGod, hidden }, place) => {
    if (matchesGod(tenGod, god)) return [`${place}.tenGod`, `${place}.stem`]
    return hidden.some((stem) => matchesGod(stem.tenGod, god)) ? [`${place}.hidden`] : []
  })

const ofShownGod: CellsOf = (person, god) =>
  each(person, ({ tenGod }, place) => (matchesGod(tenGod, god) ? [`${place}.tenGod`, `${place}.stem`] : []))

const ofElement = (person: ChartPerson, element: ElementCode): readonly ChartCell[] =>
  each(person, ({ stem, branch, hidden }, place) => {
    const cells: ChartCell[] = []
    if (elementOfStem(stem) === element) cells.push(`${place}.stem`)
    if (elementOfBranch(branch) === element) cells.push(`${place}.branch`)
    else if (hidden.some((each) => elementOfStem(each.stem) === element)) cells.push(`${place}.hidden`)
    return cells
  })

const ofElements: CellsOf = (person, ...elements) => elements.flatMap((element) => ofElement(person, element as ElementCode))
const ofRole: CellsOf = (person, role) => ofElement(person, elementOfRole(person, role))

const ofRelation: CellsOf = (person, type, a, b) => {
  const wanted = [a, b].flatMap((place) =>
    (PILLAR_NAMES as readonly unknown[]).includes(place) ? [PILLAR_NAMES.indexOf(place as PillarName)] : [],
  )
  return person.analysis.relations
    .filter((relation) => relation.type === type && wanted.every((position) => relation.positions.includes(position)))
    .flatMap(({ positions }) =>
      positions.map((position): ChartCell => `${PILLAR_NAMES[position]!}.${type.startsWith('stem') ? 'stem' : 'branch'}`),
    )
}

const ofTies: CellsOf = (person) =>
  person.analysis.relations
    .filter(({ type }) => !type.startsWith('stem'))
    .flatMap(({ positions }) => positions.map((position): ChartCell => `${PILLAR_NAMES[position]!}.branch`))

const ofStar: CellsOf = (person, star, wanted) =>
  each(person, (_, place) => {
    const stars: readonly string[] = person.analysis.stars[PILLAR_NAMES.indexOf(place)] ?? []
    return stars.includes(star) && (!wanted || wanted === place) ? [`${place}.stars`] : []
  })

const alikeNayin: CellsOf = (person) =>
  each(person, ({ nayin }, place) => (person.pillars.filter((pillar) => pillar.nayin === nayin).length > 1 ? [`${place}.nayin`] : []))

const START = (...parts: string[]) => new RegExp(`^${parts.join('')}`)

/** Cells by pattern of fact ids; the first matching pattern wins. */
const FORMS: readonly (readonly [RegExp, CellsOf])[] = [
  [idPattern('pillar:day=', STEM_REGEX_GROUP, '-', BRANCH_REGEX_GROUP), fixed('day.stem', 'day.branch')],
  [
    idPattern('pillar:', PILLAR_REGEX_GROUP, '=', PILLAR_REGEX_GROUP),
    (_, a, b) => [`${a}.stem`, `${a}.branch`, `${b}.stem`, `${b}.branch`] as ChartCell[],
  ],
  [START('day:'), fixed('day.stem')],
  [idPattern(PILLAR_REGEX_GROUP, ':(?:', BRANCH_REGEX_GROUP, '|store)'), one('branch')],
  [START('month:'), fixed('month.branch')],
  [START('god:', PILLAR_REGEX_GROUP), one('tenGod', 'stem')],
  [START('(?:main|hidden|root):', PILLAR_REGEX_GROUP), one('hidden')],
  [idPattern('(?:has|likes|breaks):', GOD_REGEX_GROUP), ofGod],
  [
    idPattern('stems:', ELEMENT_REGEX_GROUP, '[<>]=\\d+'),
    (person, element) => ofElement(person, element as ElementCode).filter((cell) => cell.endsWith('stem')),
  ],
  [
    idPattern('stems:', STEM_REGEX_GROUP, '[<>]=\\d+'),
    (person, stem) => each(person, (pillar, place) => (pillar.stem === stem ? [`${place}.stem`] : [])),
  ],
  [idPattern('stems:', GOD_REGEX_GROUP, '(?:[<>]=\\d+)?'), ofShownGod],
  [START('stems:(?!no-)'), all('stem')],
  [
    idPattern('branches:', BRANCH_REGEX_GROUP, '[<>]=\\d+'),
    (person, branch) => each(person, (pillar, place) => (pillar.branch === branch ? [`${place}.branch`] : [])),
  ],
  [
    idPattern('branches:', ELEMENT_REGEX_GROUP, '[<>]=\\d+'),
    (person, element) => ofElement(person, element as ElementCode).filter((cell) => cell.endsWith('branch')),
  ],
  [START('branches:'), all('branch')],
  [START('stage:', PILLAR_REGEX_GROUP), one('stage')],
  [START('nayin:', PILLAR_REGEX_GROUP), one('nayin')],
  [START('nayin:'), alikeNayin],
  [
    START('share:(?:most=|least=)?', FAMILY_REGEX_GROUP),
    (person, family) => ofElement(person, person.elementOfFamily(family as ShareCode)),
  ],
  [START('pct:(?:most=|least=)?', ELEMENT_REGEX_GROUP), ofElements],
  [idPattern('flow:', ELEMENT_REGEX_GROUP, '>', ELEMENT_REGEX_GROUP), ofElements],
  [START('sign:(?:in-season|off-season)'), fixed('month.branch', 'day.stem')],
  [
    START('sign:rooted'),
    (person) =>
      each(person, (pillar, place) => (pillar.hidden.some(({ tenGod }) => matchesGod(tenGod, 'peer')) ? [`${place}.hidden`] : [])),
  ],
  [START('sign:supported'), (person) => [...ofShownGod(person, 'peer'), ...ofShownGod(person, 'resource')]],
  [START('(?:strength|sign):'), fixed('day.stem')],
  [START('(?:pattern|kind|state):'), fixed('month.branch', 'month.hidden')],
  [idPattern(ROLE_REGEX_GROUP, '-stem:', PILLAR_REGEX_GROUP), (_, _role, place) => [`${place}.stem`] as ChartCell[]],
  [idPattern(ROLE_REGEX_GROUP, '-main:', PILLAR_REGEX_GROUP), (_, _role, place) => [`${place}.branch`] as ChartCell[]],
  [START('(?:why:)?', ROLE_REGEX_GROUP, '[:=]'), ofRole],
  [idPattern('star:', STAR_REGEX_GROUP, '(?:=', PILLAR_REGEX_GROUP, ')?(?:>=\\d)?'), ofStar],
  [idPattern('void:', PILLAR_REGEX_GROUP), one('branch', 'voids')],
  [idPattern('rel:', RELATION_REGEX_GROUP, '(?:[@=]', PILLAR_REGEX_GROUP, ')?(?:\\+', PILLAR_REGEX_GROUP, ')?'), ofRelation],
  [idPattern('rel:(?:only-)?', RELATION_REGEX_GROUP, '(?:=.+)?'), ofRelation],
  [START('ties:none@', PILLAR_REGEX_GROUP), one('branch')],
  [START('ties>='), ofTies],
  [START('receipt:(?!near-jie)'), fixed('hour.branch')],
  [START('receipt:near-jie'), fixed('month.branch')],
  [/stem-(?:combine|clash)@(year|month|day|hour)$/, one('stem')],
  [/@(year|month|day|hour)$/, one('branch')],
]

const findCells = createPatternLookup(
  FORMS,
  ([pattern]) => pattern,
  ([, cellsOf], caught) =>
    (person: ChartPerson) =>
      cellsOf(person, ...caught),
)

/** Lists the chart cells of a fact; empty if no cell shows the fact. Hour cells are left out for an unknown hour. */
export function findFactCells(fact: string, person: ChartPerson): readonly ChartCell[] {
  const cells = findCells(fact)?.(person) ?? []
  return [...new Set(cells)].filter((cell) => person.pillars.length === 4 || !cell.startsWith('hour'))
}
