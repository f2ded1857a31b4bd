import * as z from 'zod/mini'
import { loginSession } from './account.ts'
import { archive, archiveInput } from './archive.ts'
import { book, bookMark } from './book.ts'
import { chatLog } from './chat.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-format.ts'
import { image } from './image.ts'
import { lifeEvent, lifeVerdict } from './life.ts'
import { LOCALES } from './locale.ts'
import { OAUTH_PROVIDERS } from './oauth.ts'
import { openedDay } from './opened-day.ts'
import { exportedPodcast } from './podcast.ts'
import { grant } from './product.ts'
import { exportedReminders } from './push.ts'
import { chosenConfig, config } from './settings.ts'
import { order } from './shop.ts'

/** Life events, and feedback on statements of books. Absent in files from before the feature existed. */
const life = {
  events: z._default(z.array(lifeEvent), []),
  verdicts: z._default(z.array(lifeVerdict), []),
}

const head = {
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  /** Time of the export (ms); all times in the file are in milliseconds. */
  exported_at: z.number(),
  config,
  archives: z.array(archive),
  /** All opened days. */
  days: z.array(openedDay),
}

/** Parameters of a picture, without its pixels. */
const exportedImage = z.pick(image, {
  image_id: true,
  archive_id: true,
  kind: true,
  month: true,
  recipe: true,
  state: true,
  asked_at: true,
})

/** Export created on a device without the server: its archives, including unsent changes, and its downloaded books. */
export const deviceExport = z.object({
  ...head,
  source: z.literal('device'),
  user: z.object({ email: z.string() }),
  books: z.array(book),
  marks: z.array(bookMark),
  ...life,
  /** Conversations with all answers; absent in files from before the feature existed. */
  chats: z._default(z.array(chatLog), []),
  /** Parameters of the pictures, newest first; absent, like `not_included`, in files from before the feature existed. */
  images: z._default(z.array(exportedImage), []),
  /** Parts that this file lacks (`OMITTED_FROM_DEVICE_EXPORT`), so that the file itself documents them. */
  not_included: z._default(z.array(z.string()), []),
})
export type DeviceExport = z.infer<typeof deviceExport>

const ledgerRow = z.object({
  product_id: z.string(),
  archive_id: z.nullable(z.string()),
  kind: grant.shape.kind,
  source: z.string(),
  period: z.string(),
  delta: z.number(),
  reason: z.string(),
  /** Null if no order caused the ledger row. */
  order_id: z.nullable(z.string()),
  at: z.number(),
})

const balance = z.object({
  product_id: z.string(),
  archive_id: z.nullable(z.string()),
  source: z.string(),
  period: z.string(),
  times: z.number(),
})

/** All data that the server has of a user, except tokens and hashes. */
export const serverExport = z.object({
  ...head,
  source: z.literal('server'),
  config: chosenConfig,
  user: z.object({ email: z.string(), created_at: z.number() }),
  identities: z.array(z.object({ provider: z.enum(OAUTH_PROVIDERS), created_at: z.number() })),
  sessions: z.array(z.omit(loginSession, { id: true, is_current: true })),
  /** Removed archives that can still be restored (30 days). */
  removed: z.array(z.extend(archive, { removed_at: z.number() })),
  orders: z.array(order),
  ledger: z.array(ledgerRow),
  balances: z.array(balance),
  /** Books that are unlocked, by product and archive. */
  unlocks: z.array(z.object({ product_id: z.string(), archive_id: z.string() })),
  codes: z.array(z.object({ product_id: z.string(), used_at: z.number() })),
  /** All versions of the unlocked books, with all texts. Absent, like `marks`, in responses from before the feature existed. */
  books: z._default(z.array(book), []),
  /** Current marks in books. */
  marks: z._default(z.array(bookMark), []),
  ...life,
  /** Conversations with all turns. A removed conversation has its time of removal and is included while it can be restored (30 days). */
  chats: z._default(z.array(z.extend(chatLog, { removed_at: z.nullable(z.number()) })), []),
  /** Podcasts of fate books; their files are requested separately. */
  podcasts: z._default(z.array(exportedPodcast), []),
  /** Metadata of the pictures; their files are requested separately. Absent in responses from before the feature existed. */
  images: z._default(z.array(image), []),
  /** Reminder data; absent in responses from before the feature existed. */
  reminders: z.optional(exportedReminders),
})
export type ServerExport = z.infer<typeof serverExport>

/** A file of an export zip besides the JSON, with its path in the zip: an image, or a chapter of a podcast. */
export const exportedFile = z.union([
  z.object({ path: z.string(), image_id: z.string() }),
  z.object({ path: z.string(), archive_id: z.string(), locale: z.enum(LOCALES), chapter: z.number() }),
])
export type ExportedFile = z.infer<typeof exportedFile>

/** The part of an export file that the app imports: the archives, validated like form input. */
export const importedArchives = z.object({ archives: z.array(archiveInput) })
