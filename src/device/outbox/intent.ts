import type { Archive } from '#contract/archive.ts'
import type { ParsedInputOf } from '#contract/endpoints.ts'

interface Kept<K, Input, Ahead> {
  /** Order of making, given by the table: ids of two tabs may share a millisecond. */
  readonly seq: number
  /** UUIDv7, sent as `Idempotency-Key`. */
  readonly id: string
  /** The endpoint that it goes to. */
  readonly kind: K
  /** The body that is sent. */
  readonly input: Input
  /** Empty for a change of the settings. */
  readonly archive_id: string
  readonly at: number
  /** What the archive shows until the server has answered. */
  readonly ahead: Ahead
}

/** One change that the server has not answered yet. */
export type Intent =
  | Kept<'addArchive', ParsedInputOf<'addArchive'>, Archive>
  | Kept<'updateArchive', ParsedInputOf<'updateArchive'>, Partial<Archive>>
  | Kept<'removeArchive', ParsedInputOf<'removeArchive'>, null>
  | Kept<'restoreArchive', ParsedInputOf<'restoreArchive'>, Archive | null>
  | Kept<'markPinned', ParsedInputOf<'markPinned'>, Pick<Archive, 'pinned_at'>>
  | Kept<'config', ParsedInputOf<'config'>, null>

export type IntentKind = Intent['kind']

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** An intent before it has its place in the queue. */
export type Draft = Without<Intent, 'seq' | 'id'>

/**
 * What an archive shows: the server's last confirmed copy with every unanswered change over it, in
 * order. Making, confirming, refusing and pulling all end here, so a rollback is nothing special.
 */
export function shownOf(confirmed: Archive | null, intents: readonly Intent[]): Archive | null {
  return intents.reduce(after, confirmed)
}

function after(shown: Archive | null, intent: Intent): Archive | null {
  switch (intent.kind) {
    case 'addArchive':
    case 'restoreArchive':
      return shown ?? intent.ahead
    case 'updateArchive':
      // Its own base stands as the version, so that an edit of an unsent edit rests on the same base.
      return shown && { ...shown, ...intent.ahead, version: intent.input.base_version }
    case 'markPinned':
      return shown && { ...shown, ...intent.ahead }
    case 'removeArchive':
      return null
    case 'config':
      return shown
  }
}
