import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { flag, integer, timestamp, oneOf } from './fields.ts'
import { LOCALES } from './locale.ts'
import { byLocale } from './place.ts'
import { annualYearOf } from './product.ts'

const { archive_id } = archiveRef.shape

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** First and last year of an Annual Book. */
export const ANNUAL_YEARS = [1900, 2100] as const

/** A book's product id: `fatebook`, or `annual:<year>`. */
export const bookId = z.string({ error: needed }).check(
  z.refine(
    (value) => {
      const year = annualYearOf(value)
      return value === 'fatebook' || (year !== undefined && year >= ANNUAL_YEARS[0] && year <= ANNUAL_YEARS[1])
    },
    { error: 'enum' },
  ),
)

/** A paragraph for every reader: text in ⟨ ⟩ is shown only to readers who want technical terms (`readings/reader`). */
const paragraph = z.object({
  /** Stable across versions. */
  id: z.string(),
  text: byLocale,
  /** Ids of the book's facts that it is based on. */
  because: z.array(z.string()),
  /** Percentage of all charts that meet them. */
  share: z.number(),
  /** Id of a quotation of the book. */
  quote: z.nullable(z.string()),
})
export type BookParagraph = z.infer<typeof paragraph>

const card = z.object({
  /** A fate book's card (`chart` … `health`); of an Annual Book `annual`, `seasons`, `months`. */
  id: z.string(),
  title: byLocale,
  line: z.nullable(paragraph),
  /** Three facts of the book, the rarest that the card is based on. */
  reasons: z.array(z.string()),
  sections: z.array(z.object({ id: z.string(), title: byLocale, paragraphs: z.array(paragraph) })),
  /** The one recommended action. */
  todo: z.nullable(paragraph),
  /** Note under the title of a card with limits. */
  note: z.nullable(byLocale),
  /** Number of paragraphs that are locked; nothing else about them is sent. */
  waiting: z.number(),
})
export type BookCard = z.infer<typeof card>

/** A fact of the chart in words: in plain language, in technical terms, and with the rule that finds it. */
const fact = z.object({
  plain: byLocale,
  term: byLocale,
  rule: byLocale,
  /** Percent of all charts. */
  share: z.number(),
  /** Cells of the chart that it refers to, `<pillar>.<part>`: `day.stem`, `hour.branch`. */
  cells: z.array(z.string()),
})
export type BookFact = z.infer<typeof fact>

const quotation = z.object({ text: byLocale, source: byLocale })

/** Why a version was created: first version, newer texts, an edited birth, or another author. */
const madeFor = z.enum(['first', 'texts', 'edit', 'hand'])

const version = z.object({
  /** 1 and up. */
  version: z.number(),
  /** Milliseconds. */
  made_at: z.number(),
  made_for: madeFor,
  /** The four pillars that it was created for. */
  ganzhi: z.string(),
})
export type BookVersion = z.infer<typeof version>

/** A book, or the readable part of a locked one: that is generated on every request and has version 0. */
export const book = z.object({
  archive_id: z.string(),
  product_id: z.string(),
  ...version.shape,
  is_locked: z.boolean(),
  /** Author of the prose: `house` (built-in), or the name of a language model. */
  hand: z.string(),
  cards: z.array(card),
  facts: z.record(z.string(), fact),
  quotations: z.record(z.string(), quotation),
})
export type Book = z.infer<typeof book>

const year = integer(...ANNUAL_YEARS)
/** One version of a book; without it the current one. */
const asked = { archive_id, version: z.optional(integer(1, 1_000_000)) }

export const bookRef = z.object({ archive_id, product_id: z._default(bookId, 'fatebook') })
export const fateBookRef = z.object({ archive_id })
export const fateBookQuery = z.object(asked)
export const annualRef = z.object({ archive_id, year })
export const annualQuery = z.object({ ...asked, year })

/** Status of a book. */
export const bookStatus = z.object({
  archive_id: z.string(),
  product_id: z.string(),
  is_unlocked: z.boolean(),
  /** It can be unlocked without payment: by a current offer, or by a membership that includes it. */
  is_free: z.boolean(),
  /** The current version; 0 if there is none yet. */
  version: z.number(),
  /** The archive was edited since: the next reading creates a new version. */
  is_stale: z.boolean(),
  /** Newer texts exist; they require an update. */
  is_updatable: z.boolean(),
  /** All readable versions, latest first. */
  versions: z.array(version),
  /** Number of cards that a language model has rewritten; only while it is writing. */
  writing: z.optional(z.object({ done: z.number(), of: z.number() })),
})
export type BookStatus = z.infer<typeof bookStatus>

/** Sales state of an Annual Book. */
export const annualOrderStatus = z.object({
  state: z.enum(['locked', 'ordered', 'unlocked']),
  /** The open order. */
  order_id: z.nullable(z.string()),
  /** It is on sale now. */
  is_on_sale: z.boolean(),
})

/** The unlocked books of all archives. */
export const shelf = z.object({ books: z.array(bookStatus) })

/** Marks of a reader in a book: cards read, the position in each, highlighted paragraphs, notes. */
export const MARK_KINDS = ['read', 'place', 'highlight', 'note'] as const

/** Maximum length of a note. */
export const NOTE_MAX = 4000
/** Maximum number of marks per archive. */
export const MARK_LIMIT = 4000

/** Databases cannot store a zero byte. */
const shortText = (max: number) =>
  z._default(
    z.string({ error: 'type' }).check(
      z.maxLength(max, `max:${max}`),
      z.refine((value) => !value.includes('\0'), { error: 'pattern' }),
    ),
    '',
  )

export const bookMark = z.object({
  archive_id,
  /** Created by the device; of `read` and `place` one per card: `read annual:2026 months`. */
  mark_id: z.string({ error: needed }).check(z.regex(/^[\w: -]{1,80}$/, 'pattern')),
  product_id: bookId,
  kind: oneOf(MARK_KINDS),
  card: z.string({ error: needed }).check(z.regex(/^[a-z-]{1,40}$/, 'pattern')),
  /** Id of the paragraph; '' for a whole card; for a position in the card `listening`: the chapter id and the second in it. */
  paragraph: shortText(80),
  /** The selected text within it, '' for all, and its language. */
  quote: shortText(1000),
  locale: oneOf(LOCALES),
  /** Of a note. */
  text: shortText(NOTE_MAX),
  is_removed: z._default(flag, false),
  /** Milliseconds by the device's clock; of two states the later one wins. */
  made_at: timestamp,
  /** Time of the state that this one replaces; null for the first. */
  made_over: z._default(z.nullable(timestamp), null),
})
export type BookMark = z.infer<typeof bookMark>

/** The current marks. A note that was changed on two devices appears twice, the later change under its own id. */
export const bookMarked = z.object({ marks: z.array(bookMark) })

/** Requests changes since an earlier response; without `since` all marks. */
export const bookMarksQuery = z.object({ since: z._default(integer(0, Number.MAX_SAFE_INTEGER), 0) })
export const bookMarks = z.object({
  marks: z.array(bookMark),
  /** Value of `since` for the next request. */
  until: z.number(),
})
