import * as z from 'zod'
import { cycle, luck, pillar, whose } from './chart.ts'
import * as code from './codes.ts'

const relation = z.strictObject({
  type: code.relationType,
  positions: z.array(z.int().min(0).max(3)).describe('0 year, 1 month, 2 day, 3 hour'),
  element: code.element.nullable(),
  distance: z.int(),
})

const seen = { ...code.stamped, stars: z.array(code.star), relations: z.array(relation) }
const layer = z.strictObject({ ...seen, pillar })
const majorLayer = z.strictObject({ ...seen, pillar: z.strictObject({ ...pillar.shape, ...cycle }) })

export const luckAnswer = z.strictObject({
  ...whose,
  moment: z.strictObject({ local: code.local, offsetSeconds: code.offsetSeconds }),
  luck,
  layers: z.strictObject({
    ...code.stamped,
    major: majorLayer.nullable().describe('null before luck starts and after its hundred years'),
    annual: layer,
    monthly: layer,
    daily: layer,
    hourly: layer,
  }),
})
