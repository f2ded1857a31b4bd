import * as z from 'zod'
import { cycleShape, luckSchema, pillarSchema, personShape } from './chart.ts'
import * as code from './codes.ts'

const relation = z.strictObject({
  type: code.relationTypeSchema,
  positions: z.array(z.int().min(0).max(3)).describe('0 year, 1 month, 2 day, 3 hour'),
  element: code.elementSchema.nullable(),
  distance: z.int(),
})

const seen = { ...code.stampedShape, stars: z.array(code.starSchema), relations: z.array(relation) }
const layer = z.strictObject({ ...seen, pillar: pillarSchema })
const majorLayer = z.strictObject({ ...seen, pillar: z.strictObject({ ...pillarSchema.shape, ...cycleShape }) })

export const luckOutputSchema = z.strictObject({
  ...personShape,
  moment: z.strictObject({ local: code.localDateTimeSchema, offsetSeconds: code.offsetSecondsSchema }),
  luck: luckSchema,
  layers: z.strictObject({
    ...code.stampedShape,
    major: majorLayer.nullable().describe('null before luck starts and after its hundred years'),
    annual: layer,
    monthly: layer,
    daily: layer,
    hourly: layer,
  }),
})
