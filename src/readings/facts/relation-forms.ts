/** Facts about stars, relations between the pillars, and the clocks and margins by which the chart was cast. */
import type { RelationType } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import type { FactForm } from './fact-form.ts'
import { factForm, meetsLimit } from './fact-form.ts'
import { ELEMENT_GROUP, PILLAR_GROUP, idPattern } from './natal-forms.ts'
import { type ChartPerson, type PillarName, PILLAR_NAMES } from './chart-person.ts'

export const RELATION_GROUP = `(${Object.keys(names.relations).join('|')})`
export const STAR_GROUP = `(${Object.keys(names.stars).join('|')})`

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

export const relationForms: readonly FactForm[] = [
  // Stars
  factForm(
    idPattern('star:', STAR_GROUP),
    (star) =>
      ({ analysis }) =>
        analysis.stars.some((list) => (list as readonly string[]).includes(star)),
  ),
  factForm(
    idPattern('star:', STAR_GROUP, '=', PILLAR_GROUP),
    (star, place) => (person) => (starsAt(person, place) as readonly string[]).includes(star),
  ),
  factForm(
    idPattern('star:', STAR_GROUP, '>=(\\d)'),
    (star, n) =>
      ({ analysis }) =>
        analysis.stars.filter((list) => (list as readonly string[]).includes(star)).length >= Number(n),
  ),
  factForm(
    idPattern('star:no-', STAR_GROUP),
    (star) =>
      ({ analysis }) =>
        !analysis.stars.some((list) => (list as readonly string[]).includes(star)),
  ),
  factForm(
    idPattern('star:wonders'),
    () =>
      ({ analysis }) =>
        analysis.wonders.length > 0,
  ),
  factForm(idPattern('void:', PILLAR_GROUP), (place) => (person) => (starsAt(person, place) as readonly string[]).includes('kongwang')),
  // Relations between the pillars
  factForm(
    idPattern('rel:', RELATION_GROUP),
    (type) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type),
  ),
  factForm(
    idPattern('rel:', RELATION_GROUP, '@', PILLAR_GROUP),
    (type, place) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.positions.includes(placeOf(place))),
  ),
  factForm(
    idPattern('rel:', RELATION_GROUP, '=', PILLAR_GROUP, '\\+', PILLAR_GROUP),
    (type, a, b) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.positions.join() === `${placeOf(a)},${placeOf(b)}`),
  ),
  factForm(
    idPattern('rel:', RELATION_GROUP, '=', ELEMENT_GROUP),
    (type, element) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.element === element),
  ),
  factForm(
    idPattern('rel:only-', RELATION_GROUP),
    (type) =>
      ({ analysis: { relations } }) =>
        relations.length > 0 && relations.every((one) => one.type === type),
  ),
  factForm(
    idPattern('rel:none'),
    () =>
      ({ analysis }) =>
        analysis.relations.length === 0,
  ),
  factForm(idPattern('ties:none'), () => (person) => branchTiesOf(person).length === 0),
  factForm(idPattern('ties(>=|<=)(\\d+)'), (sign, n) => (person) => meetsLimit(branchTiesOf(person).length, sign, n)),
  factForm(
    idPattern('ties:none@', PILLAR_GROUP),
    (place) => (person) =>
      person.pillarAt(place as PillarName) !== undefined &&
      !branchTiesOf(person).some(({ positions }) => positions.includes(placeOf(place))),
  ),
  // Casting of the chart: clocks and margins
  factForm(
    idPattern('receipt:clocks-(agree|differ)'),
    (kind) =>
      ({ receipt, pillars }) =>
        pillars.length === 4 && (receipt.otherClock.differs.length === 0) === (kind === 'agree'),
  ),
  factForm(
    idPattern('receipt:(well-inside|inside|near-hour)'),
    (how) => (person) => person.pillars.length === 4 && classifyHourMargin(person) === how,
  ),
  factForm(
    idPattern('receipt:near-jie'),
    () =>
      ({ receipt }) =>
        Math.min(receipt.prevJie.secondsBefore, receipt.nextJie.secondsAfter) < 86_400,
  ),
  factForm(
    idPattern('receipt:summer-time'),
    () =>
      ({ chart: { input } }) =>
        Math.abs(input.offsetSeconds - input.lng * 240) > 3600,
  ),
]
