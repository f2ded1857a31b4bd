import * as z from 'zod/mini'
import { oneOf } from './fields.ts'

/** The engine's switches (`School`), in the order of their names, so that one school is one text. */
const switches = {
  hidden: z.exactOptional(oneOf(['command-days'])),
  lateHour: z.exactOptional(oneOf(['kept-day'])),
  luckFrom: z.exactOptional(oneOf(['days', 'double-hours'])),
  tianyi: z.exactOptional(oneOf(['jia-wu'])),
  yangren: z.exactOptional(oneOf(['yang-stems', 'after-lushen'])),
  yearName: z.exactOptional(oneOf(['lunar-new-year'])),
}

/** By which other rules a chart is cast; a switch that is absent is the house's rule, `{}` the whole house. */
export const school = z.strictObject(switches, {
  error: ({ code }) => (code === 'unrecognized_keys' ? `enum:${Object.keys(switches).join(', ')}` : 'type'),
})
export type School = z.infer<typeof school>
