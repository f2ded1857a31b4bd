import * as z from 'zod/mini'
import { createEnumSchema } from './fields.ts'

/** The engine's switches (`School`), ordered by name, so that equal schools serialize to equal text. */
const switches = {
  hidden: z.exactOptional(createEnumSchema(['command-days'])),
  lateHour: z.exactOptional(createEnumSchema(['kept-day'])),
  luckFrom: z.exactOptional(createEnumSchema(['days', 'double-hours'])),
  tianyi: z.exactOptional(createEnumSchema(['jia-wu'])),
  yangren: z.exactOptional(createEnumSchema(['yang-stems', 'after-lushen'])),
  yearName: z.exactOptional(createEnumSchema(['lunar-new-year'])),
}

/** Rules that differ from the defaults. An absent switch means the default rule; `{}` is the default school. */
export const school = z.strictObject(switches, {
  error: ({ code }) => (code === 'unrecognized_keys' ? `enum:${Object.keys(switches).join(', ')}` : 'type'),
})
export type School = z.infer<typeof school>
