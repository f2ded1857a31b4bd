import * as z from 'zod'
import { names } from '#bazi/index.ts'
import { school } from '#contract/school.ts'
import * as code from './codes.ts'

const ganzhi = { index: z.int().min(0).max(59), ganzhi: code.pairTextSchema, stem: code.stemSchema, branch: code.branchSchema }
export const pairSchema = z.strictObject(ganzhi)

export const pillarSchema = z.strictObject({
  ...ganzhi,
  tenGod: code.tenGodSchema.nullable().describe('null where the stem is the day master itself'),
  hidden: z.array(z.strictObject({ stem: code.stemSchema, weight: z.number(), tenGod: code.tenGodSchema })),
  nayin: code.createCodeSchema(names.nayin),
  stage: code.createCodeSchema(names.stages),
  voids: z.tuple([code.branchSchema, code.branchSchema]),
})

const jie = z.strictObject({ code: code.createCodeSchema(names.jie), name: z.string(), utc: code.utcInstantSchema })

export const birthSchema = z.strictObject({
  local: code.localDateTimeSchema,
  offsetSeconds: code.offsetSecondsSchema,
  utc: code.utcInstantSchema,
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
export const cycleShape = { startDate: code.isoDateSchema, startYear: z.int(), nominalAge: z.int() }

export const luckSchema = z.strictObject({
  forward: z.boolean(),
  years: z.int(),
  months: z.int(),
  days: z.int(),
  startDate: code.isoDateSchema,
  endDate: code.isoDateSchema.describe('first day after the last cycle'),
  uncertainDays: z.int(),
  pillars: z.array(z.strictObject({ ...ganzhi, ...cycleShape })),
})

export const chartSchema = z.strictObject({
  ...code.stampedShape,
  input: birthSchema,
  pillars: z.strictObject({
    year: pillarSchema,
    month: pillarSchema,
    day: pillarSchema,
    hour: pillarSchema.nullable(),
    school: z.strictObject({ ...school.shape, daysSinceJie: z.int() }).optional(),
  }),
  trueSolar: code.localDateTimeSchema,
  eotSeconds: z.number(),
  prevJie: jie,
  nextJie: jie,
  luck: luckSchema,
  conception: pairSchema,
})

export const pillarTextsSchema = z.strictObject({
  year: code.pairTextSchema,
  month: code.pairTextSchema,
  day: code.pairTextSchema,
  hour: code.pairTextSchema.nullable(),
})

/** Fields that identify the person of a result. */
export const personShape = { birth: birthSchema, pillars: pillarTextsSchema }

const alternative = z.strictObject({
  doubts: z.array(z.enum(['jie', 'double-hour', 'day-change', 'lunar-new-year', 'clock', 'hour-unknown'])),
  seconds: z.number(),
  chart: chartSchema,
  differs: z.array(code.pillarPlaceSchema),
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

export const chartOutputSchema = z.strictObject({
  place: place.nullable(),
  otherPlaces: z.array(place),
  otherClock: z
    .strictObject({
      kind: z.enum(['standard', 'daylight', 'alternate']),
      utc: code.utcInstantSchema,
      offsetSeconds: code.offsetSecondsSchema,
    })
    .nullable(),
  zoneUncertain: z.boolean(),
  chart: chartSchema,
  alternatives: z.array(alternative),
})

const change = z.strictObject({
  solarTime: z.boolean().optional(),
  zi: z.enum(['23', '24']).optional(),
  school: z.strictObject({ lateHour: z.string().optional(), yearName: z.string().optional(), luckFrom: z.string().optional() }).optional(),
})

const explanation = z.strictObject({
  differences: z.array(z.string()).describe('rules and readings in which the other chart parts; none: the charts agree'),
  pillars: pillarTextsSchema,
  clock: code.localDateTimeSchema,
  change: change.nullable().describe('what to set so that the charts agree; null: a mistake, not a school'),
  hours: z.number().nullable(),
  longitudes: z.strictObject({ from: z.number(), to: z.number() }).nullable(),
  luck: z.enum(['fits', 'differs']).nullable(),
})

const elsewhere = z.array(z.string().nullable()).length(4)

export const explainOutputSchema = z.strictObject({ ...personShape, elsewhere, explanations: z.array(explanation) })

const interval = z.strictObject({
  fromUtc: code.utcInstantSchema,
  toUtc: code.utcInstantSchema,
  fromLocal: code.localDateTimeSchema,
  toLocal: code.localDateTimeSchema,
})
const rules = z.strictObject({
  solarTime: z.boolean(),
  zi: z.enum(['23', '24']),
  lateHour: z.literal('kept-day').optional(),
  yearName: z.literal('lunar-new-year').optional(),
})

export const reverseOutputSchema = z.strictObject({
  pillars: elsewhere,
  place: z.strictObject({ offsetSeconds: code.offsetSecondsSchema, lng: z.number() }),
  standings: z.array(z.strictObject({ rules, intervals: z.array(interval) })),
})
