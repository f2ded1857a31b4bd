import * as z from 'zod/mini'
import { openedSession } from './account.ts'
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

/** Life events, and feedback on statements of the book. Absent in files from before the feature existed. */
const life = {
  events: z._default(z.array(lifeEvent), []),
  verdicts: z._default(z.array(lifeVerdict), []),
}

const head = {
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  /** Milliseconds, as every time in the file. */
  exported_at: z.number(),
  config,
  archives: z.array(archive),
  /** Opened days, complete. */
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

/** Export made by a device alone: its archives, including unsent changes, and its downloaded books. */
export const deviceExport = z.object({
  ...head,
  source: z.literal('device'),
  user: z.object({ email: z.string() }),
  books: z.array(book),
  marks: z.array(bookMark),
  ...life,
  /** Conversations with all answers; absent in files from before the feature existed. */
  chats: z._default(z.array(chatLog), []),
  /** Pictures by their parameters, newest first; absent, like the next, in files from before the feature existed. */
  images: z._default(z.array(exportedImage), []),
  /** `NOT_IN_DEVICE_FILE`, so that the file itself documents it. */
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
  /** Null for balances that no order granted. */
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
  sessions: z.array(z.omit(openedSession, { id: true, is_current: true })),
  /** Removed archives that can still be restored (30 days). */
  removed: z.array(z.extend(archive, { removed_at: z.number() })),
  orders: z.array(order),
  ledger: z.array(ledgerRow),
  balances: z.array(balance),
  /** Unlocked books. */
  unlocks: z.array(z.object({ product_id: z.string(), archive_id: z.string() })),
  codes: z.array(z.object({ product_id: z.string(), used_at: z.number() })),
  /** Every version of the unlocked books, complete. Absent, like the next, in responses from before the feature existed. */
  books: z._default(z.array(book), []),
  /** Current marks in books. */
  marks: z._default(z.array(bookMark), []),
  ...life,
  /** Conversations, complete; with the time of removal while they can still be restored (30 days). */
  chats: z._default(z.array(z.extend(chatLog, { removed_at: z.nullable(z.number()) })), []),
  /** Podcasts of fate books; their files are requested separately. */
  podcasts: z._default(z.array(exportedPodcast), []),
  /** Pictures by name; their files are requested separately. Absent in responses from before the feature existed. */
  images: z._default(z.array(image), []),
  /** Push subscriptions; absent in responses from before the feature existed. */
  reminders: z.optional(exportedReminders),
})
export type ServerExport = z.infer<typeof serverExport>

/** A file next to the JSON in a zip, by its path: an image, or a chapter of a podcast. */
export const exportedFile = z.union([
  z.object({ path: z.string(), image_id: z.string() }),
  z.object({ path: z.string(), archive_id: z.string(), locale: z.enum(LOCALES), chapter: z.number() }),
])
export type ExportedFile = z.infer<typeof exportedFile>

/** The part of a file that the app imports: the archives, as if typed in. */
export const importedArchives = z.object({ archives: z.array(archiveInput) })
