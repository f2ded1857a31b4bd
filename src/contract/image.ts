import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { booleanSchema, createIntegerSchema, createEnumSchema } from './fields.ts'
import { LOCALES } from './locale.ts'

/** Kinds of pictures: a portrait of the chart, or a wallpaper for a month. */
export const IMAGE_KINDS = ['avatar', 'wallpaper'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** Number of compositions of a portrait, and of scenes of a wallpaper. */
export const COMPOSITION_COUNT = 12
/** Number of palettes of a picture. */
export const PALETTE_COUNT = 6
/** Minimum and maximum pixels of a side; maximum pixels of the whole picture, those of a 5K screen. */
export const IMAGE_SIDE_RANGE = [240, 5120] as const
/** Maximum pixels of a whole picture, those of a 5K screen. */
export const MAX_IMAGE_PIXELS = 5120 * 2880
/** Pixels of the longer side of a thumbnail. */
export const THUMB_SIDE = 480
/** Maximum size of a finished picture in bytes. */
export const IMAGE_MAX_BYTES = 20 * 1024 * 1024
/** Maximum number of pictures of a user. */
export const IMAGE_LIMIT = 2_000
export const IMAGE_TYPES = ['image/png', 'image/webp', 'image/jpeg'] as const

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')
const { archive_id } = archiveRef.shape
const uuid = z
  .string({ error: needed })
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'pattern'))
/** A civil month, `YYYY-MM`; the month pillar is the one whose jie falls in it. */
const month = z.string({ error: needed }).check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'date'))

/** Drawing parameters: together with the chart and the month they fully determine a drawn picture. */
export const imageRecipe = z
  .object({
    composition: createIntegerSchema(0, COMPOSITION_COUNT - 1),
    palette: createIntegerSchema(0, PALETTE_COUNT - 1),
    scheme: createEnumSchema(['light', 'dark']),
    /** Size of the picture in pixels. */
    width: createIntegerSchema(...IMAGE_SIDE_RANGE),
    height: createIntegerSchema(...IMAGE_SIDE_RANGE),
    /** Height in pixels that the clock and notch cover at the top, and (`safe_bottom`) the dock at the bottom. */
    safe_top: z._default(createIntegerSchema(0, 1000), 0),
    safe_bottom: z._default(createIntegerSchema(0, 1000), 0),
    /** What a wallpaper shows as text besides the month pillar: a calendar, almanac data (`almanac`), a name (`name`). */
    calendar: z._default(booleanSchema, false),
    almanac: z._default(booleanSchema, false),
    name: z._default(booleanSchema, false),
    /** Language of the text in the picture. */
    locale: createEnumSchema(LOCALES),
    /** Random seed: another seed gives another picture with the same parameters. */
    seed: createIntegerSchema(0, 2_147_483_647),
  })
  .check(z.refine(({ width, height }) => width * height <= MAX_IMAGE_PIXELS, { error: `max:${MAX_IMAGE_PIXELS}`, path: ['height'] }))
export type ImageRecipe = z.infer<typeof imageRecipe>

/** Request for a picture. The client creates `image_id`; a repeated id is the same picture. */
export const imageGenerate = z.object({
  image_id: uuid,
  archive_id,
  kind: createEnumSchema(IMAGE_KINDS),
  month,
  recipe: imageRecipe,
})

export const imageRef = z.object({ image_id: uuid })

/** `drawing`; `done`; `failed`, with its cost refunded. */
export const IMAGE_STATES = ['drawing', 'done', 'failed'] as const

export const image = z.object({
  image_id: z.string(),
  archive_id: z.string(),
  kind: z.enum(IMAGE_KINDS),
  month: z.string(),
  recipe: imageRecipe,
  state: z.enum(IMAGE_STATES),
  /** `house` (built-in), or the name of the model that made it. */
  made_by: z.string(),
  /** Media type of the file; null, like `bytes`, until the picture is finished. */
  type: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  /** Time of the request (ms). */
  asked_at: z.number(),
  ended_at: z.nullable(z.number()),
})
export type Image = z.infer<typeof image>

/** Query for a page of pictures, newest first; `before`: `asked_at` of the last picture of the previous page. */
export const imageListQuery = z.object({ before: z.optional(createIntegerSchema(0, 9_007_199_254_740_991)) })
export const imageList = z.object({
  images: z.array(image),
  /** True if there are older pictures. */
  is_more: z.boolean(),
  /** Number of pictures that the user can still request, from all quotas together. */
  left: z.number(),
  /** Renderer of this server: `house` (built-in), or the name of the configured model. */
  drawn_by: z.string(),
})

export const imageFileQuery = z.object({ image_id: uuid, size: z._default(createEnumSchema(['full', 'thumb']), 'full') })

/** Sets the picture shown instead of an archive's seal; `image_id` null shows the seal again. */
export const avatarChoice = z.object({ archive_id, image_id: z.nullable(uuid) })
