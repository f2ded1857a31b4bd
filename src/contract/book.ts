import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { booleanSchema, createIntegerSchema, timestampSchema, createEnumSchema } from './fields.ts'
import { LOCALES } from './locale.ts'
import { localizedText } from './place.ts'
import { annualYearOf } from './product.ts'

const { archive_id } = archiveRef.shape

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** First and last year of an Annual Book. */
export const ANNUAL_BOOK_YEAR_RANGE = [1900, 2100] as const

/** A book's product id: `fatebook`, or `annual:<year>`. */
export const bookId = z.string({ error: needed }).check(
  z.refine(
    (value) => {
      const year = annualYearOf(value)
      return value === 'fatebook' || (year !== undefined && year >= ANNUAL_BOOK_YEAR_RANGE[0] && year <= ANNUAL_BOOK_YEAR_RANGE[1])
    },
    { error: 'enum' },
  ),
)

/** A paragraph for all reader levels: text in ⟨ ⟩ is shown only to readers who want technical terms (`readings/reader`). */
const paragraph = z.object({
  /** Paragraph id; the same in all versions of the book. */
  id: z.string(),
  text: localizedText,
  /** Ids in the book's `facts` on which the paragraph is based. */
  because: z.array(z.string()),
  /** Percentage of all charts for which these facts hold. */
  share: z.number(),
  /** Id in the book's `quotations`; null if the paragraph has none. */
  quote: z.nullable(z.string()),
})
export type BookParagraph = z.infer<typeof paragraph>

const card = z.object({
  /** In a fate book `chart` … `health`; in an Annual Book `annual`, `seasons` or `months`. */
  id: z.string(),
  title: localizedText,
  line: z.nullable(paragraph),
  /** Ids of the three rarest facts on which the card is based. */
  reasons: z.array(z.string()),
  sections: z.array(z.object({ id: z.string(), title: localizedText, paragraphs: z.array(paragraph) })),
  /** Paragraph with the one recommended action of the card; null if there is none. */
  todo: z.nullable(paragraph),
  /** Note under the title; only the health card has one: that it gives no diagnosis. */
  note: z.nullable(localizedText),
  /** Number of locked paragraphs, about which nothing else is sent. */
  waiting: z.number(),
})
export type BookCard = z.infer<typeof card>

/** A fact of the chart in words: in plain language, in technical terms, and with the rule that finds it. */
const fact = z.object({
  plain: localizedText,
  term: localizedText,
  /** Wording with exact figures, for practitioners; null if it says no more than the term, absent in older books. */
  detail: z.optional(z.nullable(localizedText)),
  rule: localizedText,
  /** Percentage of all charts for which the fact holds. */
  share: z.number(),
  /** Cells of the chart that the fact refers to, `<pillar>.<part>`: `day.stem`, `hour.branch`. */
  cells: z.array(z.string()),
})
export type BookFact = z.infer<typeof fact>

const quotation = z.object({ text: localizedText, source: localizedText })

/** Why a version was created: first version, newer texts, an edited birth, or another author. */
const madeFor = z.enum(['first', 'texts', 'edit', 'hand'])

const version = z.object({
  /** Version number, from 1. */
  version: z.number(),
  /** Time of creation (ms). */
  made_at: z.number(),
  made_for: madeFor,
  /** The four pillars for which the version was created. */
  ganzhi: z.string(),
})
/** Version of a book: number, reason, time of creation, and pillars it was made for. */
export type BookVersion = z.infer<typeof version>

/** A book. Of a locked book the server sends only the readable part, generated on every request, with version 0. */
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

const year = createIntegerSchema(...ANNUAL_BOOK_YEAR_RANGE)
/** Query fields for one version of a book; the current version if `version` is omitted. */
const asked = { archive_id, version: z.optional(createIntegerSchema(1, 1_000_000)) }

export const bookRef = z.object({ archive_id, product_id: z._default(bookId, 'fatebook') })
export const fateBookRef = z.object({ archive_id })
export const fateBookQuery = z.object(asked)
export const annualRef = z.object({ archive_id, year })
export const annualQuery = z.object({ ...asked, year })

/** Status of a book: unlocked or not, current version and its updates. */
export const bookStatus = z.object({
  archive_id: z.string(),
  product_id: z.string(),
  is_unlocked: z.boolean(),
  /** True if the book can be unlocked without payment: by a current offer, or by a membership that includes it. */
  is_free: z.boolean(),
  /** The current version; 0 if there is none yet. */
  version: z.number(),
  /** True if the archive was edited after the current version was created: the next request for the book creates a new version. */
  is_stale: z.boolean(),
  /** True if newer texts exist; only `bookUpgrade` creates a version with them. */
  is_updatable: z.boolean(),
  /** All readable versions, latest first. */
  versions: z.array(version),
  /** Number of cards that a language model has rewritten so far, and of all cards; present only while the model is writing. */
  writing: z.optional(z.object({ done: z.number(), of: z.number() })),
})
export type BookStatus = z.infer<typeof bookStatus>

/** Sales state of an Annual Book. */
export const annualOrderStatus = z.object({
  state: z.enum(['locked', 'ordered', 'unlocked']),
  /** Id of the open order; null if there is none. */
  order_id: z.nullable(z.string()),
  /** True if the book is on sale now. */
  is_on_sale: z.boolean(),
})

/** The unlocked books of all archives. */
export const shelf = z.object({ books: z.array(bookStatus) })

/** Kinds of marks in a book: card read, position in a card, highlighted paragraph, note. */
export const MARK_KINDS = ['read', 'place', 'highlight', 'note'] as const

/** Maximum length of a note. */
export const MAX_NOTE_LENGTH = 4000
/** Maximum number of marks per archive. */
export const MARK_LIMIT = 4000

/** Schema of a text of at most `max` characters, '' by default. Rejects zero bytes, which databases cannot store. */
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
  /** Created by the device. There is one `read` and one `place` mark per card, with ids like `read annual:2026 months`. */
  mark_id: z.string({ error: needed }).check(z.regex(/^[\w: -]{1,80}$/, 'pattern')),
  product_id: bookId,
  kind: createEnumSchema(MARK_KINDS),
  card: z.string({ error: needed }).check(z.regex(/^[a-z-]{1,40}$/, 'pattern')),
  /** Paragraph id; '' for a whole card. A `place` in the card `listening` stores `<chapter id> <second>`. */
  paragraph: shortText(80),
  /** Selected text of the paragraph, in the language `locale`; '' for the whole paragraph. */
  quote: shortText(1000),
  locale: createEnumSchema(LOCALES),
  /** Text of a note; '' for other kinds of marks. */
  text: shortText(MAX_NOTE_LENGTH),
  is_removed: z._default(booleanSchema, false),
  /** Time of this state by the device's clock (ms); of two states the later one wins. */
  made_at: timestampSchema,
  /** `made_at` of the state that this one replaces; null for the first state. */
  made_over: z._default(z.nullable(timestampSchema), null),
})
export type BookMark = z.infer<typeof bookMark>

/**
 * Response to a changed mark: the resulting marks. A note changed on two devices becomes two marks; the change sent second gets a new id.
 */
export const bookMarkResult = z.object({ marks: z.array(bookMark) })

/** Query for the marks changed since an earlier response; for all marks without `since`. */
export const bookMarksQuery = z.object({ since: z._default(createIntegerSchema(0, Number.MAX_SAFE_INTEGER), 0) })
export const bookMarks = z.object({
  marks: z.array(bookMark),
  /** Value of `since` for the next request. */
  until: z.number(),
})
