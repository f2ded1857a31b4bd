import type { ParsedInputOf } from '#contract/endpoints.ts'
import { archiveKinds } from '../archives/archive-kinds.ts'
import { markKind } from '../books/mark-kind.ts'
import { conversationKinds } from '../chats/conversation-kinds.ts'
import { turnKinds } from '../chats/turn-rows.ts'
import { openDayKind } from '../documents/open-day-kind.ts'
import { imageKinds } from '../images/image-kinds.ts'
import type { Kind, VersionedKind } from '../intents/kind.ts'
import { byName } from '../intents/kind.ts'
import { lifeKinds } from '../life/life-kinds.ts'
import { configKind } from '../settings/config-kind.ts'
import type { Conflict, Failure, Intent } from '../store/intent.ts'

/** Every kind of change that can wait to be sent. */
export const kinds = {
  ...archiveKinds,
  ...conversationKinds,
  ...turnKinds,
  ...imageKinds,
  ...lifeKinds,
  ...byName(configKind, openDayKind, markKind),
}

type Kinds = typeof kinds
export type KindName = keyof Kinds

type IntentOf<K> = K extends Kind<infer Name, infer E, infer _Doc, infer Ahead> ? Intent<Name, ParsedInputOf<E>, Ahead> : never
type ConflictOf<K> =
  K extends VersionedKind<infer Name, infer E, infer Doc, infer Ahead> ? Conflict<Name, ParsedInputOf<E>, Doc, Ahead> : never

/** What the tables hold; they are written by nobody but these kinds. */
export type AnyIntent = IntentOf<Kinds[KindName]>
export type AnyConflict = ConflictOf<Kinds[KindName]>
export type AnyFailure = Failure<AnyIntent>

export function kindOf({ kind }: { readonly kind: string }): Kind {
  return kinds[kind as KindName]
}
