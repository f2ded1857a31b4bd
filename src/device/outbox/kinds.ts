import type { ParsedInputOf } from '#contract/endpoints.ts'
import { archiveKinds } from '../archives/archive-kinds.ts'
import { markKind } from '../books/mark-kind.ts'
import { conversationKinds } from '../chats/conversation-kinds.ts'
import { turnKinds } from '../chats/turn-rows.ts'
import { openDayKind } from '../documents/open-day-kind.ts'
import { imageKinds } from '../images/image-kinds.ts'
import type { ChangeKind, VersionedChangeKind } from '../intents/kind.ts'
import { mapByName } from '../intents/kind.ts'
import { lifeKinds } from '../life/life-kinds.ts'
import { configKind } from '../settings/config-kind.ts'
import type { Conflict, Failure, Intent } from '../store/intent.ts'

/** All kinds of changes in the outbox. */
export const kinds = {
  ...archiveKinds,
  ...conversationKinds,
  ...turnKinds,
  ...imageKinds,
  ...lifeKinds,
  ...mapByName(configKind, openDayKind, markKind),
}

type Kinds = typeof kinds
export type KindName = keyof Kinds

type IntentOf<K> = K extends ChangeKind<infer Name, infer E, infer _Doc, infer Ahead> ? Intent<Name, ParsedInputOf<E>, Ahead> : never
type ConflictOf<K> =
  K extends VersionedChangeKind<infer Name, infer E, infer Doc, infer Ahead> ? Conflict<Name, ParsedInputOf<E>, Doc, Ahead> : never

/** Row types of the outbox, conflict and failure tables, which contain only changes of these kinds. */
export type AnyIntent = IntentOf<Kinds[KindName]>
export type AnyConflict = ConflictOf<Kinds[KindName]>
export type AnyFailure = Failure<AnyIntent>

export function changeKindOf({ kind }: { readonly kind: string }): ChangeKind {
  return kinds[kind as KindName]
}
