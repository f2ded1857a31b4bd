import { archiveNameOf } from '../archives/archive-rows.ts'
import { byName, type Kind, type Refusal } from '../intents/kind.ts'
import { rebaseDocument, readRow } from '../intents/overlay.ts'
import type { LifeEntry, UserDb } from '../store/db.ts'
import type { ApiError } from '../wire/api-error.ts'
import { lifeOverlay, lifeSubjectOf } from './life-rows.ts'

/** Events and verdicts go the same way: of two states the later stands. */
const going = {
  overlay: lifeOverlay,
  patch: (shown: LifeEntry | null, { input }: { readonly input: LifeEntry }) => laterOf(shown, input),
  confirm: (db: UserDb, _intent: unknown, answer: LifeEntry) => adoptEntry(db, answer),
  // Without its archive nobody will look at it again; a later change of it was made over the refused one.
  refuse: async (_db: UserDb, _intent: unknown, error: ApiError): Promise<Refusal> => (error.codeName === 'notFound' ? 'noop' : 'cascade'),
  isEnd: false,
  nameOf: (db: UserDb, { input }: { readonly input: LifeEntry }) => archiveNameOf(db, { subject: input.archive_id }),
  versioned: null,
} as const

export const lifeSaveKind: Kind<'lifeSave', 'lifeSave', LifeEntry, null> = { name: 'lifeSave', endpoint: 'lifeSave', ...going }
export const lifeJudgeKind: Kind<'lifeJudge', 'lifeJudge', LifeEntry, null> = { name: 'lifeJudge', endpoint: 'lifeJudge', ...going }

/** What is written of a life. */
export const lifeKinds = byName(lifeSaveKind, lifeJudgeKind)

/** Of two states the later; a repeated answer may be older than what was pulled since. */
export function laterOf(a: LifeEntry | null, b: LifeEntry): LifeEntry {
  return a && a.made_at > b.made_at ? a : b
}

async function adoptEntry(db: UserDb, entry: LifeEntry): Promise<void> {
  const subject = lifeSubjectOf(entry)
  const row = await readRow(db, lifeOverlay, subject)
  await db.life.put({ ...row, confirmed: laterOf(row.confirmed, entry) })
  await rebaseDocument(db, lifeKinds, lifeOverlay, subject)
}
