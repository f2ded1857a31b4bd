import { ARCHIVE_LIMIT, type Archive } from '#contract/archive.ts'
import { LOCALES } from '#contract/locale.ts'
import { addArchive, updateArchive, type Profile } from './archives.ts'
import type { FiledArchive } from './archives-import.ts'
import { knownArchives } from './known-archives.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { profileIn } from './profile-in.ts'
import { uuidv7 } from '../store/uuidv7.ts'

/** What to do with an archive of the file that is not as the one here. */
export type Choice = 'mine' | 'theirs' | 'both'

/** An archive of the file, beside what is here. */
export type ImportEntry =
  | { readonly kind: 'new'; readonly theirs: FiledArchive }
  | { readonly kind: 'same'; readonly theirs: FiledArchive; readonly mine: Archive }
  | { readonly kind: 'conflicting'; readonly theirs: FiledArchive; readonly mine: Archive }

/** What a person has told about a birth, as one text. */
function profileText(archive: Profile): string {
  const { place_name, ...told } = profileIn(archive)
  return JSON.stringify([...Object.values(told), ...LOCALES.map((locale) => place_name[locale])])
}

/**
 * Lays a file beside the archives that are here. One that is here in every word is the same, under whatever
 * id; else its id, or its name and birth, say which one it conflicts with.
 */
export function compareImport(file: readonly FiledArchive[], here: readonly Archive[]): readonly ImportEntry[] {
  const known = new Map(here.map((archive) => [profileText(archive), archive]))
  return file.map((theirs) => {
    const same = known.get(profileText(theirs))
    if (same) return { kind: 'same', theirs, mine: same }
    const mine =
      here.find(({ archive_id }) => archive_id === theirs.archive_id) ??
      here.find(({ user_name, birthday }) => user_name === theirs.user_name && birthday === theirs.birthday)
    return mine ? { kind: 'conflicting', theirs, mine } : { kind: 'new', theirs }
  })
}

/** How many archives an import would add, and whether that is more than there may be. */
export function countImport(entries: readonly ImportEntry[], choiceOf: (archiveId: string) => Choice, here: number) {
  const chosen = entries.map((entry) => (entry.kind === 'conflicting' ? choiceOf(entry.theirs.archive_id) : entry.kind))
  const added = chosen.filter((choice) => choice === 'new' || choice === 'both').length
  return { added, changed: chosen.filter((choice) => choice === 'theirs').length, isTooMany: here + added > ARCHIVE_LIMIT }
}

/**
 * Brings a file's archives in, as ordinary changes that wait in the outbox: all or none. It is compared
 * anew with what is here by now, so that a second time brings nothing new.
 */
export async function applyImport(userId: string, file: readonly FiledArchive[], choiceOf: (archiveId: string) => Choice): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const rows = await db.archives.toArray()
    const here = rows.flatMap(({ shown }) => (shown ? [shown] : []))
    const used = await knownArchives(db)
    for (const entry of compareImport(file, here)) {
      const { archive_id, ...profile } = entry.theirs
      if (entry.kind === 'new') await addArchive(userId, profile, used.has(archive_id) ? uuidv7() : archive_id)
      if (entry.kind !== 'conflicting') continue
      const choice = choiceOf(archive_id)
      if (choice === 'both') await addArchive(userId, profile)
      if (choice === 'theirs')
        await updateArchive(userId, { ...profile, archive_id: entry.mine.archive_id, base_version: entry.mine.version })
    }
  })
}
