/** Claims of a paragraph, `kind=value`: what its text asserts beyond its facts. It applies only where all hold (README). */
import type { Ganzhi, ShareCode } from '#bazi/index.ts'
import { ELEMENTS } from '#bazi/index.ts'
import { GOD_FAMILIES, type ChartPerson } from '../facts/chart-person.ts'
import { createPatternLookup } from '../facts/pattern-lookup.ts'
import { getFactPredicate, hasFact } from '../facts/has-facts.ts'
import { findCycle, listYears } from '../facts/time-slots.ts'
import { ELEMENT_REGEX_GROUP, FAMILY_REGEX_GROUP, idPattern } from '../facts/natal-forms.ts'
import { elementOfRole, ROLE_REGEX_GROUP } from '../facts/verdict-forms.ts'

/** Whether a claim holds for a chart. */
type ClaimPredicate = (person: ChartPerson) => boolean

const ELEMENT_SUBJECT = `(${[ELEMENT_REGEX_GROUP, FAMILY_REGEX_GROUP, ROLE_REGEX_GROUP].map((group) => group.slice(1, -1)).join('|')})`

/** Returns the element of a subject: an element, a ten-god family, or a role. */
function elementOf(person: ChartPerson, subject: string) {
  if ((ELEMENTS as readonly string[]).includes(subject)) return subject as (typeof ELEMENTS)[number]
  if ((GOD_FAMILIES as readonly string[]).includes(subject)) return person.elementOfFamily(subject as ShareCode)
  return elementOfRole(person, subject)
}

/** Power values (0 to 100): a period called good has at least the first, one called hard at most the second. */
const GOOD_SCORE = 50
const HARD_SCORE = 60
/** Largest difference between an amount in words and the percentage. */
const AMOUNT_TOLERANCE = 5

const PERIOD = `(luck:(?:now|next|best|${ROLE_REGEX_GROUP.slice(1, -1)})|year:.+|y|m|s)`

/** Returns the power value of a period; undefined if the chart has no such period. */
function scoreOfPeriod(person: ChartPerson, period: string): number | undefined {
  const { annual } = person
  if (period === 'y') return annual?.view.score.score
  if (period === 'm') return annual?.month?.score
  if (period === 's') return annual?.season?.score
  const [kind, which] = [period.slice(0, period.indexOf(':')), period.slice(period.indexOf(':') + 1)]
  const pillar: Ganzhi | undefined = kind === 'luck' ? findCycle(person, which)?.pillar : listYears(person, which)[0]?.pillar
  return pillar && person.scoreOf(pillar).score
}

/** First and last age at which something belongs to a reader's life. */
const LIFE_AGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  school: [6, 22],
  work: [18, 74],
  career: [16, 59],
  partner: [16, Infinity],
  parent: [20, Infinity],
  money: [12, Infinity],
  household: [16, Infinity],
  adult: [16, Infinity],
  drinks: [18, Infinity],
  phone: [12, Infinity],
  reading: [7, Infinity],
  friends: [4, Infinity],
  past: [30, Infinity],
}
const LIFE = `(${Object.keys(LIFE_AGES).join('|')})`

const isOfAge = (person: ChartPerson, [from, to]: readonly [number, number]) =>
  hasFact(person, `age>=${from}`) && (to === Infinity || hasFact(person, `age<=${to}`))

const FORMS: readonly (readonly [RegExp, (...caught: string[]) => ClaimPredicate])[] = [
  [
    idPattern('helps=', ELEMENT_SUBJECT),
    (subject) => (person) => ![person.analysis.adverse, person.analysis.enemy].includes(elementOf(person, subject)),
  ],
  [
    idPattern('burdens=', ELEMENT_SUBJECT),
    (subject) => (person) => ![person.analysis.useful, person.analysis.joyful].includes(elementOf(person, subject)),
  ],
  [
    idPattern('most=', ELEMENT_SUBJECT),
    (subject) => (person) => person.percentOf(elementOf(person, subject)) >= Math.max(...person.analysis.percent),
  ],
  [
    idPattern('least=', ELEMENT_SUBJECT),
    (subject) => (person) => person.percentOf(elementOf(person, subject)) <= Math.min(...person.analysis.percent),
  ],
  [idPattern('none=', ELEMENT_SUBJECT), (subject) => (person) => !person.hasElement(elementOf(person, subject))],
  [
    idPattern('about=', ELEMENT_SUBJECT, ':(\\d+)'),
    (subject, amount) => (person) => Math.abs(person.percentOf(elementOf(person, subject)) - Number(amount)) <= AMOUNT_TOLERANCE,
  ],
  [idPattern('good=', PERIOD), (period) => (person) => (scoreOfPeriod(person, period) ?? 0) >= GOOD_SCORE],
  [idPattern('hard=', PERIOD), (period) => (person) => (scoreOfPeriod(person, period) ?? 100) <= HARD_SCORE],
  // No year of the ten ahead is clearly good before the period begins.
  [
    idPattern('next-good=', `(luck:(?:next|best|${ROLE_REGEX_GROUP.slice(1, -1)}))`),
    (period) => (person) => {
      const start = findCycle(person, period.slice('luck:'.length))?.luck.startYear
      return start !== undefined && person.years.every(({ year, pillar }) => year >= start || person.scoreOf(pillar).score < 75)
    },
  ],
  [
    idPattern('self=(strong|weak)'),
    (which) =>
      ({ analysis: { strength } }) =>
        which === 'strong' ? strength.s >= 47 : strength.s <= 47,
  ],
  [idPattern('states=(.+)'), (fact) => (person) => hasFact(person, fact)],
  [idPattern('not=(.+)'), (fact) => (person) => !hasFact(person, fact)],
  [
    idPattern('north'),
    () =>
      ({ chart }) =>
        (chart.input.lat ?? 0) >= 0,
  ],
  [idPattern('presumes=', LIFE), (life) => (person) => isOfAge(person, LIFE_AGES[life]!)],
  [idPattern('years-ahead=(\\d+)'), (years) => (person) => !hasFact(person, `age>=${101 - Number(years)}`)],
]

const findPredicate = createPatternLookup(
  FORMS,
  ([pattern]) => pattern,
  ([, make], caught) => make(...caught),
)

/** Returns the predicate of a claim. @throws Error for an unknown claim */
export function getClaimPredicate(claim: string): ClaimPredicate {
  const predicate = findPredicate(claim)
  if (predicate === undefined) throw new Error(`no such claim: ${claim}`)
  const fact = /^(?:states|not)=(.+)$/.exec(claim)?.[1]
  if (fact !== undefined) getFactPredicate(fact)
  return predicate
}

const none: readonly string[] = []

/** Whether all claims of a paragraph hold for a chart. */
export const claimsHold = (person: ChartPerson, claims = none): boolean => claims.every((claim) => getClaimPredicate(claim)(person))
