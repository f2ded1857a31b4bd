/** Facts about stars, relations between the pillars, and the clocks and margins by which the chart was cast. */
import type { RelationType } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import type { FactDefinition } from './fact-form.ts'
import { defineFact, meetsLimit } from './fact-form.ts'
import { ELEMENT_REGEX_GROUP, PILLAR_REGEX_GROUP, idPattern } from './natal-forms.ts'
import { type ChartPerson, type PillarName, PILLAR_NAMES } from './chart-person.ts'

export const RELATION_REGEX_GROUP = `(${Object.keys(names.relations).join('|')})`
export const STAR_REGEX_GROUP = `(${Object.keys(names.stars).join('|')})`

const placeOf = (place: string) => PILLAR_NAMES.indexOf(place as PillarName)
const starsAt = ({ analysis: { stars } }: ChartPerson, place: string) => stars[placeOf(place)] ?? []
const STEM_RELATIONS: readonly RelationType[] = ['stem-combine', 'stem-clash']
const branchTiesOf = ({ analysis: { relations } }: ChartPerson) => relations.filter(({ type }) => !STEM_RELATIONS.includes(type))

const WELL_INSIDE_SECONDS = 30 * 60
const NEAR_SECONDS = 10 * 60

/** Classifies the distance of a birth from the nearer edge of its double-hour. */
function classifyHourMargin({ receipt }: ChartPerson): string {
  const seconds = Math.min(receipt.sinceDoubleHour, receipt.untilDoubleHour)
  if (seconds >= WELL_INSIDE_SECONDS) return 'well-inside'
  return seconds < NEAR_SECONDS ? 'near-hour' : 'inside'
}

export const relationFactDefinitions: readonly FactDefinition[] = [
  // Stars
  defineFact(
    idPattern('star:', STAR_REGEX_GROUP),
    (star) =>
      ({ analysis }) =>
        analysis.stars.some((list) => (list as readonly string[]).includes(star)),
  ),
  defineFact(
    idPattern('star:', STAR_REGEX_GROUP, '=', PILLAR_REGEX_GROUP),
    (star, place) => (person) => (starsAt(person, place) as readonly string[]).includes(star),
  ),
  defineFact(
    idPattern('star:', STAR_REGEX_GROUP, '>=(\\d)'),
    (star, n) =>
      ({ analysis }) =>
        analysis.stars.filter((list) => (list as readonly string[]).includes(star)).length >= Number(n),
  ),
  defineFact(
    idPattern('star:no-', STAR_REGEX_GROUP),
    (star) =>
      ({ analysis }) =>
        !analysis.stars.some((list) => (list as readonly string[]).includes(star)),
  ),
  defineFact(
    idPattern('star:wonders'),
    () =>
      ({ analysis }) =>
        analysis.wonders.length > 0,
  ),
  defineFact(
    idPattern('void:', PILLAR_REGEX_GROUP),
    (place) => (person) => (starsAt(person, place) as readonly string[]).includes('kongwang'),
  ),
  // Relations between the pillars
  defineFact(
    idPattern('rel:', RELATION_REGEX_GROUP),
    (type) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type),
  ),
  defineFact(
    idPattern('rel:', RELATION_REGEX_GROUP, '@', PILLAR_REGEX_GROUP),
    (type, place) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.positions.includes(placeOf(place))),
  ),
  defineFact(
    idPattern('rel:', RELATION_REGEX_GROUP, '=', PILLAR_REGEX_GROUP, '\\+', PILLAR_REGEX_GROUP),
    (type, a, b) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.positions.join() === `${placeOf(a)},${placeOf(b)}`),
  ),
  defineFact(
    idPattern('rel:', RELATION_REGEX_GROUP, '=', ELEMENT_REGEX_GROUP),
    (type, element) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.element === element),
  ),
  defineFact(
    idPattern('rel:only-', RELATION_REGEX_GROUP),
    (type) =>
      ({ analysis: { relations } }) =>
        relations.length > 0 && relations.every((one) => one.type === type),
  ),
  defineFact(
    idPattern('rel:none'),
    () =>
      ({ analysis }) =>
        analysis.relations.length === 0,
  ),
  defineFact(idPattern('ties:none'), () => (person) => branchTiesOf(person).length === 0),
  defineFact(idPattern('ties(>=|<=)(\\d+)'), (sign, n) => (person) => meetsLimit(branchTiesOf(person).length, sign, n)),
  defineFact(
    idPattern('ties:none@', PILLAR_REGEX_GROUP),
    (place) => (person) =>
      person.pillarAt(place as PillarName) !== undefined &&
      !branchTiesOf(person).some(({ positions }) => positions.includes(placeOf(place))),
  ),
  // Casting of the chart: clocks and margins
  defineFact(
    idPattern('receipt:clocks-(agree|differ)'),
    (kind) =>
      ({ receipt, pillars }) =>
        pillars.length === 4 && (receipt.otherClock.differs.length === 0) === (kind === 'agree'),
  ),
  defineFact(
    idPattern('receipt:(well-inside|inside|near-hour)'),
    (how) => (person) => person.pillars.length === 4 && classifyHourMargin(person) === how,
  ),
  defineFact(
    idPattern('receipt:near-jie'),
    () =>
      ({ receipt }) =>
        Math.min(receipt.prevJie.secondsBefore, receipt.nextJie.secondsAfter) < 86_400,
  ),
  defineFact(
    idPattern('receipt:summer-time'),
    () =>
      ({ chart: { input } }) =>
        Math.abs(input.offsetSeconds - input.lng * 240) > 3600,
  ),
]
