import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { flag, integer, moment, oneOf } from './fields.ts'
import { LOCALES } from './locale.ts'
import { byLocale } from './place.ts'
import { annualYearOf } from './product.ts'

const { archive_id } = archiveRef.shape

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')

/** Years that an Annual Book can be made of. */
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

/** A paragraph for every reader: what stands in ⟨ ⟩ is for those who want terms (`readings/reader`). */
const paragraph = z.object({
  /** Stable over versions. */
  id: z.string(),
  text: byLocale,
  /** Facts of the book that it rests on, by their ids. */
  because: z.array(z.string()),
  /** Of all charts that meet them, in percent. */
  share: z.number(),
  /** A quotation of the book, by its id. */
  quote: z.nullable(z.string()),
})
export type BookParagraph = z.infer<typeof paragraph>

const card = z.object({
  /** A fate book's card (`chart` … `health`); of an Annual Book `annual`, `seasons`, `months`. */
  id: z.string(),
  title: byLocale,
  line: z.nullable(paragraph),
  /** Three facts of the book, the rarest that the card rests on. */
  reasons: z.array(z.string()),
  sections: z.array(z.object({ id: z.string(), title: byLocale, paragraphs: z.array(paragraph) })),
  /** The one thing to do. */
  todo: z.nullable(paragraph),
  /** Under the title, of a card that has limits to tell. */
  note: z.nullable(byLocale),
  /** How many of its paragraphs wait for the book to be unlocked; of those nothing is told. */
  waiting: z.number(),
})
export type BookCard = z.infer<typeof card>

/** A fact of the chart in words: without terms, as those who know call it, and by which rule it is found. */
const fact = z.object({
  plain: byLocale,
  term: byLocale,
  rule: byLocale,
  /** Percent of all charts. */
  share: z.number(),
  /** Cells of the chart that it is about, `<pillar>.<part>`: `day.stem`, `hour.branch`. */
  cells: z.array(z.string()),
})
export type BookFact = z.infer<typeof fact>

const quotation = z.object({ text: byLocale, source: byLocale })

/** Why a version was made: first, of newer texts, for a birth that was told otherwise, or by another hand. */
const madeFor = z.enum(['first', 'texts', 'edit', 'hand'])

const version = z.object({
  /** 1 and up. */
  version: z.number(),
  /** Milliseconds. */
  made_at: z.number(),
  made_for: madeFor,
  /** The four pillars that it was made for. */
  ganzhi: z.string(),
})
export type BookVersion = z.infer<typeof version>

/** A book, or what may be read of a locked one: that is made anew each time, and has version 0. */
export const book = z.object({
  archive_id: z.string(),
  product_id: z.string(),
  ...version.shape,
  is_locked: z.boolean(),
  /** Who wrote the prose: `house`, or the name of a language model. */
  hand: z.string(),
  cards: z.array(card),
  facts: z.record(z.string(), fact),
  quotations: z.record(z.string(), quotation),
})
export type Book = z.infer<typeof book>

const year = integer(...ANNUAL_YEARS)
/** One version of a book; the current one without it. */
const asked = { archive_id, version: z.optional(integer(1, 1_000_000)) }

export const bookRef = z.object({ archive_id, product_id: z._default(bookId, 'fatebook') })
export const fateBookRef = z.object({ archive_id })
export const fateBookQuery = z.object(asked)
export const annualRef = z.object({ archive_id, year })
export const annualQuery = z.object({ ...asked, year })

/** How a book stands. */
export const bookStatus = z.object({
  archive_id: z.string(),
  product_id: z.string(),
  is_unlocked: z.boolean(),
  /** It may be unlocked without paying: by an offer that runs, or a membership that contains it. */
  is_free: z.boolean(),
  /** The current version; 0 while none was made. */
  version: z.number(),
  /** The archive was told otherwise since: the next reading makes a new version. */
  is_stale: z.boolean(),
  /** There are newer texts; only an update brings them. */
  is_updatable: z.boolean(),
  /** All that can be read, the latest first. */
  versions: z.array(version),
  /** How many cards a language model has written anew; while one does. */
  writing: z.optional(z.object({ done: z.number(), of: z.number() })),
})
export type BookStatus = z.infer<typeof bookStatus>

/** Where an Annual Book is in its sale. */
export const annualOrderStatus = z.object({
  state: z.enum(['locked', 'ordered', 'unlocked']),
  /** The open order. */
  order_id: z.nullable(z.string()),
  /** It stands in the shop now. */
  is_on_sale: z.boolean(),
})

/** The unlocked books of all archives. */
export const shelf = z.object({ books: z.array(bookStatus) })

/** What a reader leaves in a book: cards that were read, the place in each, marked paragraphs, notes. */
export const MARK_KINDS = ['read', 'place', 'highlight', 'note'] as const

/** A note may be this long. */
export const NOTE_MAX = 4000
/** Of one archive. */
export const MARK_LIMIT = 4000

/** No database has to hold a zero byte, and nobody types one. */
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
  /** The device's to make; of `read` and `place` one to a card: `read annual:2026 months`. */
  mark_id: z.string({ error: needed }).check(z.regex(/^[\w: -]{1,80}$/, 'pattern')),
  product_id: bookId,
  kind: oneOf(MARK_KINDS),
  card: z.string({ error: needed }).check(z.regex(/^[a-z-]{1,40}$/, 'pattern')),
  /** The paragraph by its id; '' for a whole card; of a place whose card is `listening`, the chapter's id and the second in it. */
  paragraph: shortText(80),
  /** The words that were chosen within it, '' for all, and their language. */
  quote: shortText(1000),
  locale: oneOf(LOCALES),
  /** Of a note. */
  text: shortText(NOTE_MAX),
  is_removed: z._default(flag, false),
  /** Milliseconds by the device's clock; of two states the later stands. */
  made_at: moment,
  /** When the state was made that this one takes the place of; null for the first. */
  made_over: z._default(z.nullable(moment), null),
})
export type BookMark = z.infer<typeof bookMark>

/** What stands now. A note that was changed on two devices stands twice, the later change under an id of its own. */
export const bookMarked = z.object({ marks: z.array(bookMark) })

/** Asks for what has come since an answer before; for all of them without it. */
export const bookMarksQuery = z.object({ since: z._default(integer(0, Number.MAX_SAFE_INTEGER), 0) })
export const bookMarks = z.object({
  marks: z.array(bookMark),
  /** What the next question names. */
  until: z.number(),
})
