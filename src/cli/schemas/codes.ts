import * as z from 'zod'
import { names } from '#bazi/index.ts'

/** Creates an enum schema of a name table's codes, in the table's order. */
export function codeOf<C extends string>(han: Readonly<Record<C, string>>): z.ZodEnum<z.core.util.ToEnum<C>> {
  return z.enum(Object.keys(han) as [C, ...C[]])
}

export const stem = codeOf(names.stems)
export const branch = codeOf(names.branches)
export const element = codeOf(names.elements)
export const tenGod = codeOf(names.tenGods)
export const star = codeOf(names.stars)
export const relationType = codeOf(names.relations)
export const band = codeOf(names.bands)
export const strengthClass = codeOf(names.strengths)
export const pillarPlace = z.enum(['year', 'month', 'day', 'hour'])

/** Sexagenary pair, e.g. 甲子. */
export const pairText = z.string().regex(/^[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]$/)
export const day = z.iso.date().describe('YYYY-MM-DD')
export const local = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .describe('on a clock, YYYY-MM-DDTHH:mm:ss')
export const utc = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  .describe('an instant, YYYY-MM-DDTHH:mm:ssZ')
export const offsetSeconds = z.int().describe('seconds east of UTC')
export const date = z.strictObject({ year: z.int(), month: z.int().min(1).max(12), day: z.int().min(1).max(31) })

/** Fields that every computed result has. */
export const stamped = { engine: z.string().describe('version of the engine'), rules: z.string().describe('name of the rule set') }
