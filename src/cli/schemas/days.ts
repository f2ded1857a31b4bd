import * as z from 'zod'
import { ACTIVITIES, QI_HAN } from '#almanac/codes.ts'
import { names } from '#bazi/index.ts'
import { PURPOSES, type PurposeCode } from '#readings/daily/purposes.ts'
import { pairSchema, personShape } from './chart.ts'
import * as code from './codes.ts'

const part = z.strictObject({
  code: z.string(),
  points: z.number(),
  pillar: z.enum(['year', 'month', 'day']).nullable(),
  natal: code.branchSchema.nullable(),
  stem: code.stemSchema.nullable(),
  role: z.optional(z.enum(['useful', 'joyful', 'idle', 'enemy', 'adverse'])),
})

const score = { ...code.stampedShape, score: z.int().min(5).max(99), band: code.bandSchema, parts: z.array(part) }

const ratedDay = {
  ...score,
  date: code.civilDateSchema,
  pair: pairSchema,
  year: code.branchSchema,
  month: code.branchSchema,
  clashes: z.array(z.enum(['year', 'day'])),
  duty: code.createCodeSchema(names.duties),
  god: code.createCodeSchema(names.pathGods),
}

export const daysOutputSchema = z.strictObject({ ...personShape, days: z.array(z.strictObject(ratedDay)) })

const reject = z.strictObject({ code: z.string(), pillar: z.enum(['year', 'day']).optional() })

export const bestDaysOutputSchema = z.strictObject({
  ...personShape,
  purpose: z.enum(Object.keys(PURPOSES) as [PurposeCode, ...PurposeCode[]]),
  picks: z.array(
    z.strictObject({ ...ratedDay, fit: z.number(), reasons: z.array(z.strictObject({ code: z.string(), points: z.number() })) }),
  ),
  rejected: z.array(z.strictObject({ ...ratedDay, reasons: z.array(reject) })),
})

const activities = z.array(z.enum(ACTIVITIES))
const words = z.strictObject({ zh_CN: z.string(), zh_TW: z.string(), en_US: z.string() })
const line = z.strictObject({ id: z.string(), words })

const said = z.strictObject({
  lines: z.int(),
  audience: z.enum(['young', 'grown', 'elder']),
  image: words,
  counsel: words,
  text: z.array(line),
  topics: z.strictObject({ work: line, love: line, study: line, rest: line }),
  hours: z.array(line).length(12),
})

export const dayOutputSchema = z.strictObject({
  ...personShape,
  day: z.strictObject({
    ...score,
    date: code.civilDateSchema,
    pillars: z.strictObject({ year: pairSchema, month: pairSchema, day: pairSchema }),
    lunar: z.strictObject({
      year: pairSchema,
      month: z.int().min(1).max(12),
      isLeap: z.boolean(),
      day: z.int().min(1).max(30),
      daysInMonth: z.int().min(29).max(30),
    }),
    solarTerm: z.union([code.createCodeSchema(names.jie), code.createCodeSchema(QI_HAN)]).nullable(),
    duty: code.createCodeSchema(names.duties),
    path: z.strictObject({ code: code.createCodeSchema(names.pathGods), lucky: z.boolean() }),
    nothing: z.boolean(),
    element: code.elementSchema,
    tenGod: code.tenGodSchema,
    hours: z.array(z.strictObject({ ...score, branch: code.branchSchema, pair: pairSchema, tenGod: code.tenGodSchema })).length(12),
    conflicting: activities,
    do: activities,
    dont: activities,
    said,
  }),
})
