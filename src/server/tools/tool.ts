import type * as z from 'zod'
import type { Chart } from '#bazi/index.ts'
import type { Locale } from '#readings/facts/written.ts'

/** What every tool is given besides its own input. */
export interface Asking {
  readonly locale: Locale
  /** The asker's clock, `YYYY-MM-DDTHH:mm:ss`, and its offset from UTC in seconds. */
  readonly now: { readonly local: string; readonly offsetSeconds: number }
}

type Charts<People extends 0 | 1 | 2> = People extends 0 ? readonly [] : People extends 1 ? readonly [Chart] : readonly [Chart, Chart]

/** A fact that is reckoned for whoever asks: a language model in a chat, or an assistant on one's own computer. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, People extends 0 | 1 | 2 = 0 | 1 | 2> {
  /** For whoever decides whether to call it. */
  readonly description: string
  /** How many people's charts it rests on. */
  readonly people: People
  readonly input: Input
  /** Plain JSON. Throws `BadInput` for what cannot be reckoned. */
  readonly run: (charts: Charts<People>, input: z.output<Input>, asking: Asking) => object
}

/** Keeps what is known of a tool's input. */
export const tool = <Input extends z.ZodObject, People extends 0 | 1 | 2>(one: Tool<Input, People>): Tool<Input, People> => one
