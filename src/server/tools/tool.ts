import type { Locale } from '#readings/reader/locale.ts'
import type * as z from 'zod'
import type { Chart } from '#bazi/index.ts'

export interface ToolContext {
  readonly locale: Locale
  /** The user's local time, `YYYY-MM-DDTHH:mm:ss`, and its UTC offset in seconds. */
  readonly now: { readonly local: string; readonly offsetSeconds: number }
}

type Charts<People extends 0 | 1 | 2> = People extends 0 ? readonly [] : People extends 1 ? readonly [Chart] : readonly [Chart, Chart]

/** Tool that computes facts, for a language model in the chat or an assistant on the user's computer. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, People extends 0 | 1 | 2 = 0 | 1 | 2> {
  /** Description that tells a model when to call the tool. */
  readonly description: string
  /** Number of people whose charts the tool needs. */
  readonly people: People
  readonly input: Input
  /** Returns the facts as a JSON value. Throws `BadInput` for input that cannot be computed. */
  readonly run: (charts: Charts<People>, input: z.output<Input>, asking: ToolContext) => object
}

/** Returns the tool unchanged; infers its input type. */
export const defineTool = <Input extends z.ZodObject, People extends 0 | 1 | 2>(one: Tool<Input, People>): Tool<Input, People> => one
