import * as z from 'zod/mini'
import type { ImageKind, ImageRecipe } from '#contract/image.ts'
import { COMPOSITIONS, PALETTES } from '#contract/image.ts'
import type { Locale } from '#contract/locale.ts'
import type { Frame } from './frames.ts'
import { FRAMES } from './frames.ts'

/** What a person has chosen, in the terms of the page. */
export interface Choice {
  readonly composition: number
  readonly palette: number
  readonly scheme: 'light' | 'dark'
  readonly frame: Frame
  readonly calendar: boolean
  readonly almanac: boolean
  readonly name: boolean
  readonly seed: number
  /** Months from the present one. */
  readonly ahead: 0 | 1
}

const choice = z.object({
  composition: z.number().check(z.gte(0), z.lt(COMPOSITIONS)),
  palette: z.number().check(z.gte(0), z.lt(PALETTES)),
  scheme: z.enum(['light', 'dark']),
  frame: z.enum(FRAMES),
  calendar: z.boolean(),
  almanac: z.boolean(),
  name: z.boolean(),
  seed: z.number(),
  ahead: z.union([z.literal(0), z.literal(1)]),
})
/** An order whose answer has not been seen: asked again, it is the same picture. */
const tried = z.object({ image_id: z.string(), said: z.string() })
const keptChoice = z.object({ choice, tried: z.optional(tried) })

export interface KeptChoice {
  readonly choice: Choice
  readonly tried?: z.infer<typeof tried> | undefined
}

/** As it was kept, by whatever version of the app; what is not whole is begun anew. */
export function keptOf(value: unknown, kind: ImageKind, scheme: 'light' | 'dark'): KeptChoice {
  const kept = keptChoice.safeParse(value)
  return kept.success ? kept.data : { choice: firstChoice(kind, scheme) }
}

function firstChoice(kind: ImageKind, scheme: 'light' | 'dark'): Choice {
  const frame = kind === 'avatar' ? 'square' : 'device'
  return { composition: 0, palette: 0, scheme, frame, calendar: false, almanac: false, name: false, seed: 1, ahead: 0 }
}

/** What is asked of whoever draws. */
export function recipeOf(
  { composition, palette, scheme, calendar, almanac, name, seed }: Choice,
  size: Pick<ImageRecipe, 'width' | 'height' | 'safe_top' | 'safe_bottom'>,
  locale: Locale,
): ImageRecipe {
  return { composition, palette, scheme, ...size, calendar, almanac, name, locale, seed }
}
