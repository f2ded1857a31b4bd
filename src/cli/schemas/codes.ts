import * as z from 'zod'
import { names } from '#bazi/index.ts'

/** Creates an enum schema of a name table's codes, in the table's order. */
export function createCodeSchema<C extends string>(han: Readonly<Record<C, string>>): z.ZodEnum<z.core.util.ToEnum<C>> {
  return z.enum(Object.keys(han) as [C, ...C[]])
}

export const stemSchema = createCodeSchema(names.stems)
export const branchSchema = createCodeSchema(names.branches)
export const elementSchema = createCodeSchema(names.elements)
export const tenGodSchema = createCodeSchema(names.tenGods)
export const starSchema = createCodeSchema(names.stars)
export const relationTypeSchema = createCodeSchema(names.relations)
export const bandSchema = createCodeSchema(names.bands)
export const strengthClassSchema = createCodeSchema(names.strengths)
export const pillarPlaceSchema = z.enum(['year', 'month', 'day', 'hour'])

/** Sexagenary pair, e.g. 甲子. */
export const pairTextSchema = z.string().regex(/^[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]$/)
export const isoDateSchema = z.iso.date().describe('YYYY-MM-DD')
export const localDateTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .describe('on a clock, YYYY-MM-DDTHH:mm:ss')
export const utcInstantSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  .describe('an instant, YYYY-MM-DDTHH:mm:ssZ')
export const offsetSecondsSchema = z.int().describe('seconds east of UTC')
export const civilDateSchema = z.strictObject({ year: z.int(), month: z.int().min(1).max(12), day: z.int().min(1).max(31) })

/** Fields that every computed result has. */
export const stampedShape = { engine: z.string().describe('version of the engine'), rules: z.string().describe('name of the rule set') }
