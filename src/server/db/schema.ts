import type { ApiTokenName } from '#contract/session.ts'
import type { Locale } from '#contract/locale.ts'
import type { BookMarksTable, BookProseTable, BooksTable } from './book-tables.ts'
import type { ChatPiecesTable, ChatTurnsTable, ConversationsTable, ModelTokensTable } from './chat-tables.ts'
import type { ImagesTable } from './image-tables.ts'
import type { LifeEntriesTable } from './life-tables.ts'
import type { PodcastChaptersTable, PodcastSamplesTable, PodcastsTable } from './podcast-tables.ts'
import type { CalendarLinksTable, PushSubscriptionsTable, RemindersTable } from './reminder-tables.ts'
import type { BalancesTable, ExchangeCodesTable, LedgerTable, OrdersTable, PaymentsTable } from './ledger-tables.ts'

/**
 * Column types that mean the same on SQLite and PostgreSQL: times are integer milliseconds, yes and
 * no are 1 and 0, JSON and ids are texts.
 */
export type Bit = 0 | 1

interface UsersTable {
  user_id: string
  email: string
  interface_language: Locale
  /** JSON of the settings that were ever changed. */
  settings: string
  /** JSON: when each of them, and the language, was chosen. */
  chosen_at: string
  created_at: number
  /** Written first in every change: it locks the row, so that one user's changes run one after another. */
  changed_at: number
  /** The day, counted from 1970 in UTC, of the latest change, and how many there were in it. */
  changes_day: number
  changes_taken: number
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: string
  /** Shared by a login's session token and its api tokens: they end together. */
  session_id: string
  user_id: string
  /** `session`, or the one product whose calls take this token. */
  scope: 'session' | ApiTokenName
  /** Browser and system of the login in a few words; what the browser said of itself is not kept. */
  device: string
  created_at: number
  last_used_at: number
  expires_at: number
}

interface LoginCodesTable {
  code_id: string
  /** Keyed hash of the address: who asked for a code and never logged in is not written down. */
  address_hash: string
  /** Keyed hash of address and code. */
  code_hash: string
  /** Keyed hash of what only the browser knows that had it sent. */
  ask_hash: string | null
  created_at: number
  expires_at: number
  /** Of everybody but that browser. */
  tries: number
  used_at: number | null
}

/** Accounts elsewhere that stand for a user here. */
interface IdentitiesTable {
  /** The provider's issuer, as it calls itself: a subject means nothing without it. */
  issuer: string
  subject: string
  user_id: string
  created_at: number
}

/** Counted things: when they last happened. */
interface TurnsTable {
  name: string
  /** JSON list of milliseconds. */
  times: string
  updated_at: number
}

/** Answers already given to changes, by the client's key. */
interface AnswersTable {
  user_id: string
  idempotency_key: string
  endpoint: string
  input_hash: string
  /** JSON of the envelope's `data`, or what of it `compact-answer.ts` keeps. */
  data: string
  created_at: number
}

export interface ArchivesTable {
  user_id: string
  archive_id: string
  user_name: string
  gender: '1' | '0'
  birthday: string
  hour_unknown: Bit
  /** JSON by locale. */
  place_name: string
  lat: number
  lng: number
  zone: string
  offset_seconds: number
  disambiguation: 'compatible' | 'earlier' | 'later'
  solar_time: Bit
  zi: '23' | '24'
  year_ganzhi: string
  month_ganzhi: string
  day_ganzhi: string
  hour_ganzhi: string
  type: number
  is_lock: Bit
  version: number
  pinned_at: number | null
  created_at: number
  updated_at: number
  removed_at: number | null
  /** Edits since a book of it was unlocked. */
  edits_unlocked: number
  /** JSON: product ids of its unlocked books, as the ledger has them. */
  books: string
  /** Seconds on either side within which the told time is known; null: not said. */
  told_within: number | null
  /** A finished picture of the user's that stands for it. */
  avatar_id: string | null
  /** JSON: where it is cast by other rules than the house's. */
  school: string
}

/** Days that were opened for an archive; they go with it. */
interface OpenedDaysTable {
  user_id: string
  archive_id: string
  date: string
  ganzhi: string
  /** By the device's clock. */
  opened_at: number
  /** No two of a user's are the same, and what comes later is larger: devices ask for what came since. */
  changed_at: number
}

/** Made at first start and kept with the data. */
interface SecretsTable {
  name: string
  value: string
}

/** Files in the storage that no row names. */
interface StrayFilesTable {
  name: string
  seen_at: number
}

/** Work that is owed; what is done is deleted. */
export interface JobsTable {
  id: string
  kind: string
  /** JSON; null once nothing will be done with it. */
  payload: string | null
  /** One job at a time has this key. */
  dedupe_key: string | null
  /** Whose it is and goes with; null for what is owed whoever stays. */
  user_id: string | null
  state: 'waiting' | 'running' | 'exhausted'
  /** When it is next tried; of a running one, when its lease runs out. */
  run_at: number
  /** From then on it is of no use. */
  ends_at: number | null
  tries: number
  /** Counts the leases: whoever holds an older number has lost the job. */
  fence: number
  /** A short code, never a message: those quote addresses. */
  last_error: string | null
  created_at: number
  changed_at: number
}

export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  login_codes: LoginCodesTable
  identities: IdentitiesTable
  turns: TurnsTable
  answers: AnswersTable
  archives: ArchivesTable
  opened_days: OpenedDaysTable
  books: BooksTable
  book_prose: BookProseTable
  book_marks: BookMarksTable
  life_entries: LifeEntriesTable
  secrets: SecretsTable
  ledger: LedgerTable
  balances: BalancesTable
  orders: OrdersTable
  payments: PaymentsTable
  exchange_codes: ExchangeCodesTable
  jobs: JobsTable
  reminders: RemindersTable
  push_subscriptions: PushSubscriptionsTable
  calendar_links: CalendarLinksTable
  conversations: ConversationsTable
  chat_turns: ChatTurnsTable
  chat_pieces: ChatPiecesTable
  model_tokens: ModelTokensTable
  podcasts: PodcastsTable
  podcast_chapters: PodcastChaptersTable
  podcast_samples: PodcastSamplesTable
  images: ImagesTable
  stray_files: StrayFilesTable
}
