import type { Locale } from '#readings/reader/locale.ts'
import type * as z from 'zod'
import type { Chart } from '#bazi/index.ts'

/** Context of a tool call. */
export interface ToolContext {
  readonly locale: Locale
  /** The user's local time, `YYYY-MM-DDTHH:mm:ss`, and its UTC offset in seconds. */
  readonly now: { readonly local: string; readonly offsetSeconds: number }
}

type Charts<People extends 0 | 1 | 2> = People extends 0 ? readonly [] : People extends 1 ? readonly [Chart] : readonly [Chart, Chart]

/** A computed fact, for a language model in a chat or an assistant on the user's computer. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, People extends 0 | 1 | 2 = 0 | 1 | 2> {
  /** Tells a model when to call it. */
  readonly description: string
  /** Number of people whose charts it needs. */
  readonly people: People
  readonly input: Input
  /** Returns JSON. Throws `BadInput` for input that cannot be computed. */
  readonly run: (charts: Charts<People>, input: z.output<Input>, asking: ToolContext) => object
}

/** Identity function that infers a tool's input type. */
export const tool = <Input extends z.ZodObject, People extends 0 | 1 | 2>(one: Tool<Input, People>): Tool<Input, People> => one
