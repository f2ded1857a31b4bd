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

/** What happened, and what was said of statements of the book. A file from before there were any has none. */
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
  /** Days that were opened, as they can be read again. */
  days: z.array(openedDay),
}

/** All that a picture is made of; none of its pixels. */
const exportedImage = z.pick(image, {
  image_id: true,
  archive_id: true,
  kind: true,
  month: true,
  recipe: true,
  state: true,
  asked_at: true,
})

/** What a device can write down by itself: the archives as they stand there, unsent changes included, and the books that are kept there. */
export const deviceExport = z.object({
  ...head,
  source: z.literal('device'),
  user: z.object({ email: z.string() }),
  books: z.array(book),
  marks: z.array(bookMark),
  ...life,
  /** Conversations with all that was answered; a file from before there were any has none. */
  chats: z._default(z.array(chatLog), []),
  /** Pictures by what was asked for, the newest first; like the next, a file from before there were any has none. */
  images: z._default(z.array(exportedImage), []),
  /** `NOT_IN_DEVICE_FILE`, so that the file itself says it. */
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
  /** Null for what no order gave. */
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

/** Everything that the server has of a user; no token, no hash. */
export const serverExport = z.object({
  ...head,
  source: z.literal('server'),
  config: chosenConfig,
  user: z.object({ email: z.string(), created_at: z.number() }),
  identities: z.array(z.object({ provider: z.enum(OAUTH_PROVIDERS), created_at: z.number() })),
  sessions: z.array(z.omit(openedSession, { id: true, is_current: true })),
  /** In their 30 days after a removal. */
  removed: z.array(z.extend(archive, { removed_at: z.number() })),
  orders: z.array(order),
  ledger: z.array(ledgerRow),
  balances: z.array(balance),
  /** Unlocked books. */
  unlocks: z.array(z.object({ product_id: z.string(), archive_id: z.string() })),
  codes: z.array(z.object({ product_id: z.string(), used_at: z.number() })),
  /** Every version of the unlocked books, whole. Like the next, an answer from before there were any has none. */
  books: z._default(z.array(book), []),
  /** What was left in books, and stands. */
  marks: z._default(z.array(bookMark), []),
  ...life,
  /** Conversations, whole; of one in its 30 days after a removal, when that was. */
  chats: z._default(z.array(z.extend(chatLog, { removed_at: z.nullable(z.number()) })), []),
  /** Fate books that were spoken; their files are asked for by themselves. */
  podcasts: z._default(z.array(exportedPodcast), []),
  /** Pictures by name; the files are asked for one by one. An answer from before there were any has none. */
  images: z._default(z.array(image), []),
  /** Where reminders go; an answer from before there were any has none. */
  reminders: z.optional(exportedReminders),
})
export type ServerExport = z.infer<typeof serverExport>

/** A file beside the JSON in a zip, by its path there: an image, or a chapter of a recorded book. */
export const exportedFile = z.union([
  z.object({ path: z.string(), image_id: z.string() }),
  z.object({ path: z.string(), archive_id: z.string(), locale: z.enum(LOCALES), chapter: z.number() }),
])
export type ExportedFile = z.infer<typeof exportedFile>

/** What the app takes from a file: the archives, as if each was typed in. */
export const importedArchives = z.object({ archives: z.array(archiveInput) })
