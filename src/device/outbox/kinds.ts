import type { ParsedInputOf } from '#contract/endpoints.ts'
import { archiveChangeKinds } from '../archives/archive-kinds.ts'
import { bookMarkChangeKind } from '../books/mark-kind.ts'
import { conversationChangeKinds } from '../chats/conversation-kinds.ts'
import { turnChangeKinds } from '../chats/turn-rows.ts'
import { openDayChangeKind } from '../documents/open-day-kind.ts'
import { imageChangeKinds } from '../images/image-kinds.ts'
import type { ChangeKind, VersionedChangeKind } from '../intents/kind.ts'
import { mapKindsByName } from '../intents/kind.ts'
import { lifeChangeKinds } from '../life/life-kinds.ts'
import { configChangeKind } from '../settings/config-kind.ts'
import type { Conflict, Failure, Intent } from '../store/intent.ts'

/** All kinds of changes in the outbox. */
export const changeKinds = {
  ...archiveChangeKinds,
  ...conversationChangeKinds,
  ...turnChangeKinds,
  ...imageChangeKinds,
  ...lifeChangeKinds,
  ...mapKindsByName(configChangeKind, openDayChangeKind, bookMarkChangeKind),
}

type Kinds = typeof changeKinds
export type ChangeKindName = keyof Kinds

type IntentOf<K> = K extends ChangeKind<infer Name, infer E, infer _Doc, infer Ahead> ? Intent<Name, ParsedInputOf<E>, Ahead> : never
type ConflictOf<K> =
  K extends VersionedChangeKind<infer Name, infer E, infer Doc, infer Ahead> ? Conflict<Name, ParsedInputOf<E>, Doc, Ahead> : never

/** Row types of the outbox, conflict and failure tables, which contain only changes of these kinds. */
export type AnyIntent = IntentOf<Kinds[ChangeKindName]>
export type AnyConflict = ConflictOf<Kinds[ChangeKindName]>
export type AnyFailure = Failure<AnyIntent>

/** Returns the change kind by its name. */
export function changeKindOf({ kind }: { readonly kind: string }): ChangeKind {
  return changeKinds[kind as ChangeKindName]
}
