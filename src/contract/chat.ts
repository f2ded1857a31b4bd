import * as z from 'zod/mini'
import { archiveRef } from './archive.ts'
import { createIntegerSchema, createEnumSchema, createTextSchema, widthOf } from './fields.ts'
import { LOCALES } from './locale.ts'

/** Chat modes, in order for: a decision, general knowledge, two people, one's own chart, money. */
export const CHAT_MODES = ['bg', 'dt', 'fb', 'ms', 'cs'] as const
export type ChatMode = (typeof CHAT_MODES)[number]

/** Maximum width of a question and of a title; a Chinese character counts as two. */
export const MAX_QUESTION_WIDTH = 1000
/** Maximum width of a conversation's title; a Chinese character counts as two. */
export const MAX_TITLE_WIDTH = 60
/** Number of messages after which older ones are summarised for a model, and answers take slightly longer. */
export const LONG_CONVERSATION_MESSAGES = 20
/** Maximum number of conversations per user, and of questions per conversation. */
export const CONVERSATION_LIMIT = 2_000
/** Maximum number of questions per conversation. */
export const TURN_LIMIT = 500
/** Number of fortune lots of the Cyber God of Wealth (mode `cs`). */
export const LOT_COUNT = 64

/** Returns the title of a conversation: its first question on one line, cut to `MAX_TITLE_WIDTH`. Device and server must agree. */
export function createConversationTitle(question: string): string {
  const line = question.replace(/\s+/g, ' ')
  if (widthOf(line) <= MAX_TITLE_WIDTH) return line
  let title = ''
  for (const character of line) {
    if (widthOf(title + character) > MAX_TITLE_WIDTH - 2) break
    title += character
  }
  return `${title.trimEnd()}…`
}

const needed = (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'type')
export const uuid = z
  .string({ error: needed })
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'pattern'))
const { archive_id } = archiveRef.shape

/** A typed question: line breaks are allowed, control characters and blank text are not. */
const question = z.string({ error: needed }).check(
  z.trim(),
  z.refine((value) => value !== '', { error: 'required', abort: true }),
  z.refine((value) => widthOf(value) <= MAX_QUESTION_WIDTH, { error: `max:${MAX_QUESTION_WIDTH}` }),
  // oxlint-disable-next-line no-control-regex
  z.refine((value) => !/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(value), { error: 'noMarkup' }),
)

export const conversationRef = z.object({ conversation_id: uuid })
export const messageRef = z.object({ message_id: uuid })

/**
 * A question. The client creates both ids; a repeated `message_id` is the same question. `cast` (bg): lines, bottom first, 6 old yin … 9
 * old yang; `lot`: cs.
 */
export const chatSend = z.object({
  /** The first message creates the conversation; its mode, archives and card cannot change. */
  conversation_id: uuid,
  message_id: uuid,
  mode: createEnumSchema(CHAT_MODES),
  text: question,
  locale: createEnumSchema(LOCALES),
  /** Required except in dt. */
  archive_id: z.optional(archive_id),
  /** Required in fb. */
  other_id: z.optional(archive_id),
  /** Card of the fate book that the question is about; the question is then charged as a question about a fate book. */
  card: z.optional(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'pattern'))),
  cast: z.optional(z.array(createIntegerSchema(6, 9)).check(z.length(6, 'length:6'))),
  lot: z.optional(createIntegerSchema(1, LOT_COUNT)),
})

const cite = z.object({
  to: z.enum(['chart', 'other', 'hexagram', 'lot', 'term', 'quote', 'day', 'month', 'year', 'cycle']),
  ref: z.string(),
  label: z.string(),
})
export type ChatCite = z.infer<typeof cite>

/** A sentence or short paragraph of an answer (kinds: `src/readings/sage/piece.ts`). */
const piece = z.object({
  kind: z.enum(['line', 'classic', 'reason', 'text', 'when', 'unless', 'deed', 'source', 'note', 'next', 'care']),
  text: z.string(),
  cites: z.array(cite),
})
export type ChatPiece = z.infer<typeof piece>

/** `stopped`: by the user, the part written so far stays; `failed`: refunded; `free`: not charged (not understood, or a safety answer). */
const answerState = z.enum(['writing', 'done', 'stopped', 'failed', 'free'])
export type AnswerState = z.infer<typeof answerState>

/** Author: `house` (built-in), `care` (safety answer), or the name of a language model. */
const answer = z.object({
  state: answerState,
  by: z.string(),
  pieces: z.array(piece),
  /** 1 helpful, −1 not helpful, 0 not rated. */
  rating: z.number(),
})

/** A question and its answer. */
export const chatTurn = z.object({
  message_id: z.string(),
  conversation_id: z.string(),
  text: z.string(),
  locale: z.enum(LOCALES),
  cast: z.nullable(z.array(z.number())),
  lot: z.nullable(z.number()),
  /** Milliseconds. */
  asked_at: z.number(),
  answer,
})
export type ChatTurn = z.infer<typeof chatTurn>

export const conversation = z.object({
  conversation_id: z.string(),
  mode: z.enum(CHAT_MODES),
  /** Null once the archive is deleted, and in dt. */
  archive_id: z.nullable(z.string()),
  other_id: z.nullable(z.string()),
  card: z.nullable(z.string()),
  /** Title: the first question, until the user renames the conversation. */
  title: z.string(),
  turns: z.number(),
  created_at: z.number(),
  changed_at: z.number(),
})
export type Conversation = z.infer<typeof conversation>

/** Remaining quota of the product that this mode charges. */
const remaining = z.object({
  /** Ledger product that is charged: the mode's own, or `fatebook_agent`. */
  product_id: z.string(),
  unlimited: z.boolean(),
  times: z.number(),
  /** True if an answer is not charged: built-in answers in dt. */
  is_free: z.boolean(),
})
export type ChatRemaining = z.infer<typeof remaining>

/**
 * `begun`: question stored and charged; `long`: long conversation, the answer takes longer; `piece`: part `seq` (from 1) of the answer;
 * `ended`: stored turn.
 */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), message_id: z.string(), conversation, remaining }),
  z.object({ type: z.literal('long') }),
  z.object({ type: z.literal('piece'), seq: z.number(), piece }),
  z.object({ type: z.literal('ended'), turn: chatTurn, remaining }),
])
export type ChatEvent = z.infer<typeof chatEvent>

/** Maximum duration of one stream of an answer (`chatSend`, `chatFollow`) in milliseconds. */
export const MAX_ANSWER_STREAM_MS = 180_000

/** Query to resume an answer: the stream sends `begun` again, then the pieces with a `seq` greater than `after`. */
export const chatFollow = z.object({ message_id: uuid, after: z._default(createIntegerSchema(0, 10_000), 0) })

export const chatLogsQuery = z.object({
  size: z._default(createIntegerSchema(1, 100), 50),
  /** Returns only conversations changed before this time (ms): the `next` of the previous page. */
  before: z.optional(createIntegerSchema(0, 10 ** 15)),
})
export const chatLogs = z.object({ conversations: z.array(conversation), next: z.nullable(z.number()) })
export const chatLog = z.object({ conversation, turns: z.array(chatTurn) })
export const chatRename = z.object({ conversation_id: uuid, title: createTextSchema(MAX_TITLE_WIDTH) })
export const chatRating = z.object({ message_id: uuid, rating: createIntegerSchema(-1, 1) })

export const chatQuestionsQuery = z.object({ mode: createEnumSchema(CHAT_MODES), locale: createEnumSchema(LOCALES) })
/** Suggested questions without duplicates: random ones first (four in dt, else two), then the fixed ones. */
export const chatQuestions = z.object({ questions: z.array(z.string()) })

export const chatRemainingQuery = z.object({
  mode: createEnumSchema(CHAT_MODES),
  archive_id: z.optional(archive_id),
  card: z.optional(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'pattern'))),
})
export const chatRemaining = remaining
