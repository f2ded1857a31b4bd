import * as z from 'zod'
import { names } from '#bazi/index.ts'
import { school } from '#contract/school.ts'
import * as code from './codes.ts'

const ganzhi = { index: z.int().min(0).max(59), ganzhi: code.pairText, stem: code.stem, branch: code.branch }
export const pair = z.strictObject(ganzhi)

export const pillar = z.strictObject({
  ...ganzhi,
  tenGod: code.tenGod.nullable().describe('null where the stem is the day master itself'),
  hidden: z.array(z.strictObject({ stem: code.stem, weight: z.number(), tenGod: code.tenGod })),
  nayin: code.codeOf(names.nayin),
  stage: code.codeOf(names.stages),
  voids: z.tuple([code.branch, code.branch]),
})

const jie = z.strictObject({ code: code.codeOf(names.jie), name: z.string(), utc: code.utc })

export const birth = z.strictObject({
  local: code.local,
  offsetSeconds: code.offsetSeconds,
  utc: code.utc,
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  gender: z.enum(['male', 'female']),
  zi: z.enum(['23', '24']).describe('the day turns at 23:00 or at midnight'),
  solarTime: z.boolean(),
  hourUnknown: z.boolean(),
  kind: z.enum(['normal', 'gap', 'overlap']).optional(),
  school: z.optional(school).describe('where it is cast by other rules than the house’s'),
})

/** Start of a ten-year luck cycle. */
export const cycle = { startDate: code.day, startYear: z.int(), nominalAge: z.int() }

export const luck = z.strictObject({
  forward: z.boolean(),
  years: z.int(),
  months: z.int(),
  days: z.int(),
  startDate: code.day,
  endDate: code.day.describe('first day after the last cycle'),
  uncertainDays: z.int(),
  pillars: z.array(z.strictObject({ ...ganzhi, ...cycle })),
})

export const chart = z.strictObject({
  ...code.stamped,
  input: birth,
  pillars: z.strictObject({
    year: pillar,
    month: pillar,
    day: pillar,
    hour: pillar.nullable(),
    school: z.strictObject({ ...school.shape, daysSinceJie: z.int() }).optional(),
  }),
  trueSolar: code.local,
  eotSeconds: z.number(),
  prevJie: jie,
  nextJie: jie,
  luck,
  conception: pair,
})

export const pillarTexts = z.strictObject({ year: code.pairText, month: code.pairText, day: code.pairText, hour: code.pairText.nullable() })

/** Fields that identify the person of a result. */
export const whose = { birth, pillars: pillarTexts }

const alternative = z.strictObject({
  doubts: z.array(z.enum(['jie', 'double-hour', 'day-change', 'lunar-new-year', 'clock', 'hour-unknown'])),
  seconds: z.number(),
  chart,
  differs: z.array(code.pillarPlace),
})

const byLocale = z.strictObject({ en_US: z.string(), zh_CN: z.string(), zh_TW: z.string() })

const place = z.strictObject({
  id: z.string(),
  name: byLocale,
  admin: byLocale,
  country: byLocale,
  lat: z.number(),
  lng: z.number(),
  zone: z.string(),
  former: byLocale.optional(),
  zoneAlt: z.string().optional(),
})

export const chartAnswer = z.strictObject({
  place: place.nullable(),
  otherPlaces: z.array(place),
  otherClock: z
    .strictObject({ kind: z.enum(['standard', 'daylight', 'alternate']), utc: code.utc, offsetSeconds: code.offsetSeconds })
    .nullable(),
  zoneUncertain: z.boolean(),
  chart,
  alternatives: z.array(alternative),
})

const change = z.strictObject({
  solarTime: z.boolean().optional(),
  zi: z.enum(['23', '24']).optional(),
  school: z.strictObject({ lateHour: z.string().optional(), yearName: z.string().optional(), luckFrom: z.string().optional() }).optional(),
})

const explanation = z.strictObject({
  differences: z.array(z.string()).describe('rules and readings in which the other chart parts; none: the charts agree'),
  pillars: pillarTexts,
  clock: code.local,
  change: change.nullable().describe('what to set so that the charts agree; null: a mistake, not a school'),
  hours: z.number().nullable(),
  longitudes: z.strictObject({ from: z.number(), to: z.number() }).nullable(),
  luck: z.enum(['fits', 'differs']).nullable(),
})

const elsewhere = z.array(z.string().nullable()).length(4)

export const explainAnswer = z.strictObject({ ...whose, elsewhere, explanations: z.array(explanation) })

const interval = z.strictObject({ fromUtc: code.utc, toUtc: code.utc, fromLocal: code.local, toLocal: code.local })
const rules = z.strictObject({
  solarTime: z.boolean(),
  zi: z.enum(['23', '24']),
  lateHour: z.literal('kept-day').optional(),
  yearName: z.literal('lunar-new-year').optional(),
})

export const reverseAnswer = z.strictObject({
  pillars: elsewhere,
  place: z.strictObject({ offsetSeconds: code.offsetSeconds, lng: z.number() }),
  standings: z.array(z.strictObject({ rules, intervals: z.array(interval) })),
})
