/** Fixtures: the chart of somebody past seventy-five, that of a child, and a filter of paragraphs by age alone. */
import { castChart } from '#bazi/index.ts'
import { SAMPLE_DATE } from '#build/books/sample.ts'
import { claimsHold } from '#readings/book/claims.ts'
import type { ParagraphFamily, Paragraph } from '#readings/book/paragraph.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'

const shared = { offsetSeconds: 28_800, lat: 30, zi: '23', solarTime: true, hourUnknown: false } as const
export const oldPerson = new ChartPerson(
  castChart({ ...shared, local: '1944-02-10T05:00:00', utc: '1944-02-09T20:00:00Z', offsetSeconds: 32_400, lng: 108.94, gender: 'male' }),
  SAMPLE_DATE,
)
export const childPerson = new ChartPerson(
  castChart({ ...shared, local: '2018-07-03T15:20:00', utc: '2018-07-03T07:20:00Z', lng: 121.53, gender: 'female' }),
  SAMPLE_DATE,
)

const isFor = (person: ChartPerson, { when = [] }: ParagraphFamily, { because, claims = [] }: Paragraph) =>
  [...when, ...because].filter((fact) => fact.startsWith('age')).every((fact) => hasFact(person, fact)) &&
  claimsHold(
    person,
    claims.filter((claim) => claim.startsWith('presumes=')),
  )
/** Returns the ids of paragraphs that fit a person's age (other facts are ignored) and contain one of the words. */
export const findAgeParagraphIds = (families: readonly ParagraphFamily[], person: ChartPerson, words: readonly RegExp[]) =>
  families.flatMap((family) =>
    family.paragraphs
      .filter((one) => isFor(person, family, one) && words.some((word) => word.test(one.zh_CN) || word.test(one.en_US)))
      .map(({ id }) => id),
  )
