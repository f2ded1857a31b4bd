import { readArchiveName } from '../archives/archive-rows.ts'
import { mapKindsByName, type ChangeKind, type RefusalEffect } from '../intents/kind.ts'
import { rebaseDocument, readOverlayRow } from '../intents/overlay.ts'
import type { LifeEntry, UserDb } from '../store/db.ts'
import type { ApiError } from '../wire/api-error.ts'
import { lifeOverlayTable, lifeRowIdOf } from './life-rows.ts'

/** Common parts of both kinds, changes of events and of verdicts: the later of two states wins. */
const shared = {
  overlay: lifeOverlayTable,
  patch: (shown: LifeEntry | null, { input }: { readonly input: LifeEntry }) => laterEntryOf(shown, input),
  confirm: (db: UserDb, _intent: unknown, answer: LifeEntry) => adoptEntry(db, answer),
  // 'noop' for an entry of a deleted archive, which is never shown again; else 'cascade', because later changes are based on the refused
  // one.
  refuse: async (_db: UserDb, _intent: unknown, error: ApiError): Promise<RefusalEffect> =>
    error.codeName === 'notFound' ? 'noop' : 'cascade',
  isEnd: false,
  readName: (db: UserDb, { input }: { readonly input: LifeEntry }) => readArchiveName(db, { subject: input.archive_id }),
  versioned: null,
} as const

export const lifeSaveChangeKind: ChangeKind<'lifeSave', 'lifeSave', LifeEntry, null> = { name: 'lifeSave', endpoint: 'lifeSave', ...shared }
export const lifeJudgeChangeKind: ChangeKind<'lifeJudge', 'lifeJudge', LifeEntry, null> = {
  name: 'lifeJudge',
  endpoint: 'lifeJudge',
  ...shared,
}

/** All kinds of changes to life entries. */
export const lifeChangeKinds = mapKindsByName(lifeSaveChangeKind, lifeJudgeChangeKind)

/** Returns the later of two states, because a replayed response may be older than a state pulled since. */
export function laterEntryOf(a: LifeEntry | null, b: LifeEntry): LifeEntry {
  return a && a.made_at > b.made_at ? a : b
}

async function adoptEntry(db: UserDb, entry: LifeEntry): Promise<void> {
  const subject = lifeRowIdOf(entry)
  const row = await readOverlayRow(db, lifeOverlayTable, subject)
  await db.life.put({ ...row, confirmed: laterEntryOf(row.confirmed, entry) })
  await rebaseDocument(db, lifeChangeKinds, lifeOverlayTable, subject)
}
