import type { ApiTokenName } from '#contract/session.ts'
import type { Locale } from '#contract/locale.ts'
import type { BookMarksTable, BookProseTable, BooksTable } from './book-tables.ts'
import type { Bit } from './column-types.ts'
import type { ChatPiecesTable, ChatTurnsTable, ConversationsTable, ModelTokensTable } from './chat-tables.ts'
import type { ImagesTable } from './image-tables.ts'
import type { LifeEntriesTable } from './life-tables.ts'
import type { PodcastChaptersTable, PodcastSamplesTable, PodcastsTable } from './podcast-tables.ts'
import type { CalendarLinksTable, PushSubscriptionsTable, RemindersTable } from './reminder-tables.ts'
import type { BalancesTable, ExchangeCodesTable, LedgerTable, OrdersTable, PaymentsTable } from './ledger-tables.ts'

interface UsersTable {
  user_id: string
  email: string
  interface_language: Locale
  /** JSON of the settings that the user ever changed. */
  settings: string
  /** JSON of the times (ms) when each setting and the language were chosen. */
  chosen_at: string
  created_at: number
  /** Time of the latest change. Every transaction writes it first: this locks the row and serialises the user's changes. */
  changed_at: number
  /** UTC day of the latest change (days since 1970), and the number of changes on that day. */
  changes_day: number
  changes_taken: number
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is not stored. */
  token_hash: string
  /** Id shared by a login's session token and its API tokens, which end together. */
  session_id: string
  user_id: string
  /** `session`, or the API product whose endpoints accept this token. */
  scope: 'session' | ApiTokenName
  /** Short name of browser and system; the user agent itself is not stored. */
  device: string
  created_at: number
  last_used_at: number
  expires_at: number
}

interface LoginCodesTable {
  code_id: string
  /** Keyed hash of the address, so that addresses without an account are not stored. */
  address_hash: string
  /** Keyed hash of address and code. */
  code_hash: string
  /** Keyed hash of a secret that only the requesting browser knows. */
  ask_hash: string | null
  created_at: number
  expires_at: number
  /** Number of attempts by all clients other than the requesting browser. */
  tries: number
  used_at: number | null
}

/** Identity provider accounts that are linked to a user. */
interface IdentitiesTable {
  /** Issuer of the provider; subjects are unique only within one issuer. */
  issuer: string
  subject: string
  user_id: string
  created_at: number
}

/** Rate-limit hits by counter name. */
interface TurnsTable {
  name: string
  /** JSON list of times (ms). */
  times: string
  updated_at: number
}

/** Stored responses to changes, by idempotency key. */
interface AnswersTable {
  user_id: string
  idempotency_key: string
  endpoint: string
  input_hash: string
  /** JSON of the envelope's `data`, possibly compressed by `compact-answer.ts`. */
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
  /** JSON of the place's name by locale. */
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
  /** Number of birth data edits since the first book was unlocked. */
  edits_unlocked: number
  /** JSON of the product ids of the archive's unlocked books, as in the ledger. */
  books: string
  /** Stated precision of the birth time, ± seconds; null if not stated. */
  told_within: number | null
  /** Image id of the archive's avatar; null for its seal. */
  avatar_id: string | null
  /** JSON of the chart rules that differ from the default. */
  school: string
}

/** Days that the user opened; deleted with their archive. */
interface OpenedDaysTable {
  user_id: string
  archive_id: string
  date: string
  ganzhi: string
  /** Time of opening by the device's clock (ms). */
  opened_at: number
  /** Unique per user and increasing, as it is the sync cursor of devices. */
  changed_at: number
}

/** Random keys of the server, generated on first use. */
interface SecretsTable {
  name: string
  value: string
}

/** Blobs to which no row refers, with the time they were first found (ms). */
interface StrayFilesTable {
  name: string
  seen_at: number
}

/** Job queue; finished jobs are deleted. */
export interface JobsTable {
  id: string
  kind: string
  /** JSON of the payload; null once the job will not run again. */
  payload: string | null
  /** Key for deduplication, unique among all jobs. */
  dedupe_key: string | null
  /** User with whom the job is deleted; null for a job that outlives the user. */
  user_id: string | null
  state: 'waiting' | 'running' | 'exhausted'
  /** Time of the next run (ms); of a running job, the end of its lease. */
  run_at: number
  /** Deadline (ms): the job is discarded from this time on. */
  ends_at: number | null
  tries: number
  /** Number of leases so far. A worker whose lease has a lower number has lost the job. */
  fence: number
  /** Short error code; never a message, as messages may contain addresses. */
  last_error: string | null
  created_at: number
  changed_at: number
}

/** Row types of all tables, for Kysely. */
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
