/** Facts of the stars, of the relations of the pillars among themselves, and of how a chart was cast. */
import type { RelationType } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import type { Form } from './condition.ts'
import { form, isWithin } from './condition.ts'
import { ELEMENT, PLACE, re } from './natal-forms.ts'
import { type Person, type Place, PLACES } from './person.ts'

export const RELATION = `(${Object.keys(names.relations).join('|')})`
export const STAR = `(${Object.keys(names.stars).join('|')})`

const placeOf = (place: string) => PLACES.indexOf(place as Place)
const starsAt = ({ analysis: { stars } }: Person, place: string) => stars[placeOf(place)] ?? []
const STEM_RELATIONS: readonly RelationType[] = ['stem-combine', 'stem-clash']
const branchTiesOf = ({ analysis: { relations } }: Person) => relations.filter(({ type }) => !STEM_RELATIONS.includes(type))

/** Half an hour, ten minutes. */
const WELL_INSIDE_SECONDS = 1800
const NEAR_SECONDS = 600

/** How far inside its double-hour a birth lies. */
function insideOf({ receipt }: Person): string {
  const seconds = Math.min(receipt.sinceDoubleHour, receipt.untilDoubleHour)
  if (seconds >= WELL_INSIDE_SECONDS) return 'well-inside'
  return seconds < NEAR_SECONDS ? 'near-hour' : 'inside'
}

export const relationForms: readonly Form[] = [
  // Stars
  form(
    re('star:', STAR),
    (star) =>
      ({ analysis }) =>
        analysis.stars.some((list) => (list as readonly string[]).includes(star)),
  ),
  form(re('star:', STAR, '=', PLACE), (star, place) => (person) => (starsAt(person, place) as readonly string[]).includes(star)),
  form(
    re('star:', STAR, '>=(\\d)'),
    (star, n) =>
      ({ analysis }) =>
        analysis.stars.filter((list) => (list as readonly string[]).includes(star)).length >= Number(n),
  ),
  form(
    re('star:no-', STAR),
    (star) =>
      ({ analysis }) =>
        !analysis.stars.some((list) => (list as readonly string[]).includes(star)),
  ),
  form(
    re('star:wonders'),
    () =>
      ({ analysis }) =>
        analysis.wonders.length > 0,
  ),
  form(re('void:', PLACE), (place) => (person) => (starsAt(person, place) as readonly string[]).includes('kongwang')),
  // Relations of the pillars among themselves
  form(
    re('rel:', RELATION),
    (type) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type),
  ),
  form(
    re('rel:', RELATION, '@', PLACE),
    (type, place) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.positions.includes(placeOf(place))),
  ),
  form(
    re('rel:', RELATION, '=', PLACE, '\\+', PLACE),
    (type, a, b) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.positions.join() === `${placeOf(a)},${placeOf(b)}`),
  ),
  form(
    re('rel:', RELATION, '=', ELEMENT),
    (type, element) =>
      ({ analysis }) =>
        analysis.relations.some((one) => one.type === type && one.element === element),
  ),
  form(
    re('rel:only-', RELATION),
    (type) =>
      ({ analysis: { relations } }) =>
        relations.length > 0 && relations.every((one) => one.type === type),
  ),
  form(
    re('rel:none'),
    () =>
      ({ analysis }) =>
        analysis.relations.length === 0,
  ),
  form(re('ties:none'), () => (person) => branchTiesOf(person).length === 0),
  form(re('ties(>=|<=)(\\d+)'), (sign, n) => (person) => isWithin(branchTiesOf(person).length, sign, n)),
  form(
    re('ties:none@', PLACE),
    (place) => (person) =>
      person.at(place as Place) !== undefined && !branchTiesOf(person).some(({ positions }) => positions.includes(placeOf(place))),
  ),
  // How it was cast
  form(
    re('receipt:clocks-(agree|differ)'),
    (kind) =>
      ({ receipt, pillars }) =>
        pillars.length === 4 && (receipt.otherClock.differs.length === 0) === (kind === 'agree'),
  ),
  form(re('receipt:(well-inside|inside|near-hour)'), (how) => (person) => person.pillars.length === 4 && insideOf(person) === how),
  form(
    re('receipt:near-jie'),
    () =>
      ({ receipt }) =>
        Math.min(receipt.prevJie.secondsBefore, receipt.nextJie.secondsAfter) < 86_400,
  ),
  form(
    re('receipt:summer-time'),
    () =>
      ({ chart: { input } }) =>
        Math.abs(input.offsetSeconds - input.lng * 240) > 3600,
  ),
]
