import * as z from 'zod/mini'
import { useEffect, useState } from 'react'
import { type ImageKind, type ImageRecipe, COMPOSITION_COUNT, PALETTE_COUNT } from '#contract/image.ts'
import type { Locale } from '#contract/locale.ts'
import { getImageChoice, storeImageChoice } from '#device/images/images.ts'
import { useResolvedMode } from '../../../appearance/appearance.ts'
import { useUserId } from '../../../session/session.ts'
import { type PictureTarget, PICTURE_TARGETS } from './frames.ts'

/** The choices in the studio. */
export interface StudioChoice {
  readonly composition: number
  readonly palette: number
  readonly scheme: 'light' | 'dark'
  readonly frame: PictureTarget
  readonly calendar: boolean
  readonly almanac: boolean
  readonly name: boolean
  readonly seed: number
  /** Month of the picture: 0 for the current month, 1 for the next. */
  readonly ahead: 0 | 1
}

const choice = z.object({
  composition: z.number().check(z.gte(0), z.lt(COMPOSITION_COUNT)),
  palette: z.number().check(z.gte(0), z.lt(PALETTE_COUNT)),
  scheme: z.enum(['light', 'dark']),
  frame: z.enum(PICTURE_TARGETS),
  calendar: z.boolean(),
  almanac: z.boolean(),
  name: z.boolean(),
  seed: z.number(),
  ahead: z.union([z.literal(0), z.literal(1)]),
})
/** A request whose response is unknown. Sending the same request again uses the same id, so that no second picture is created. */
const tried = z.object({ image_id: z.string(), said: z.string() })
const storedChoice = z.object({ choice, tried: z.optional(tried) })

/** Choices stored for one kind of picture, and the request whose response is unknown, if any. */
export interface StoredChoice {
  readonly choice: StudioChoice
  readonly tried?: z.infer<typeof tried> | undefined
}

/** Parses a stored choice of any app version; an invalid one is replaced by the default. */
function parseStoredChoice(value: unknown, kind: ImageKind, scheme: 'light' | 'dark'): StoredChoice {
  const stored = storedChoice.safeParse(value)
  return stored.success ? stored.data : { choice: firstChoice(kind, scheme) }
}

function firstChoice(kind: ImageKind, scheme: 'light' | 'dark'): StudioChoice {
  const frame = kind === 'avatar' ? 'square' : 'device'
  return { composition: 0, palette: 0, scheme, frame, calendar: false, almanac: false, name: false, seed: 1, ahead: 0 }
}

/** The recipe sent to the server. */
export function createRecipe(
  { composition, palette, scheme, calendar, almanac, name, seed }: StudioChoice,
  size: Pick<ImageRecipe, 'width' | 'height' | 'safe_top' | 'safe_bottom'>,
  locale: Locale,
): ImageRecipe {
  return { composition, palette, scheme, ...size, calendar, almanac, name, locale, seed }
}

/** Returns the stored choices for a kind of picture; they survive navigation, failed requests and a used-up quota. Undefined until read. */
export function useStudioChoice(kind: ImageKind) {
  const userId = useUserId()
  const mode = useResolvedMode()
  const [stored, setStored] = useState<StoredChoice>()
  useEffect(() => {
    let isLeft = false
    void getImageChoice(userId, kind).then((value) => isLeft || setStored(parseStoredChoice(value, kind, mode)))
    return () => void (isLeft = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the mode is only the initial default
  }, [userId, kind])
  function store(next: StoredChoice): Promise<void> {
    setStored(next)
    return storeImageChoice(userId, kind, next)
  }
  return {
    stored,
    store,
    change: (part: Partial<StudioChoice>) => stored && void store({ ...stored, choice: { ...stored.choice, ...part } }),
  }
}
