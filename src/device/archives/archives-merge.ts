import { ARCHIVE_LIMIT, type Archive } from '#contract/archive.ts'
import { LOCALES } from '#contract/locale.ts'
import { addArchive, updateArchive } from './archives.ts'
import type { ArchiveProfile } from './profile.ts'
import type { ImportedArchive } from './archives-import.ts'
import { readKnownArchiveIds } from './archive-ids.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { pickProfile } from './profile.ts'
import { uuidv7 } from '../store/uuidv7.ts'

/** What to do with an imported archive that differs from the stored one: ignore it, replace the stored one, or add it. */
export type ImportChoice = 'mine' | 'theirs' | 'both'

/** An archive of the file, compared with those on this device. */
export type ImportEntry =
  | { readonly kind: 'new'; readonly theirs: ImportedArchive }
  | { readonly kind: 'same'; readonly theirs: ImportedArchive; readonly mine: Archive }
  | { readonly kind: 'conflicting'; readonly theirs: ImportedArchive; readonly mine: Archive }

/** Serializes the profile for comparison. */
function formatProfile(archive: ArchiveProfile): string {
  const { place_name, ...fields } = pickProfile(archive)
  return JSON.stringify([...Object.values(fields), ...LOCALES.map((locale) => place_name[locale])])
}

/** Compares a file with the stored archives: an equal profile means the same archive; an equal id, or name and birthday, a conflict. */
export function compareImport(file: readonly ImportedArchive[], here: readonly Archive[]): readonly ImportEntry[] {
  const known = new Map(here.map((archive) => [formatProfile(archive), archive]))
  return file.map((theirs) => {
    const same = known.get(formatProfile(theirs))
    if (same) return { kind: 'same', theirs, mine: same }
    const mine =
      here.find(({ archive_id }) => archive_id === theirs.archive_id) ??
      here.find(({ user_name, birthday }) => user_name === theirs.user_name && birthday === theirs.birthday)
    return mine ? { kind: 'conflicting', theirs, mine } : { kind: 'new', theirs }
  })
}

/** Counts the archives that an import would add or change, and whether that exceeds the limit. */
export function countImport(entries: readonly ImportEntry[], choiceOf: (archiveId: string) => ImportChoice, here: number) {
  const chosen = entries.map((entry) => (entry.kind === 'conflicting' ? choiceOf(entry.theirs.archive_id) : entry.kind))
  const added = chosen.filter((choice) => choice === 'new' || choice === 'both').length
  return { added, changed: chosen.filter((choice) => choice === 'theirs').length, isTooMany: here + added > ARCHIVE_LIMIT }
}

/**
 * Imports a file's archives as pending changes in one transaction. Compares with the current archives again, so that a repeated import adds
 * nothing.
 */
export async function applyImport(
  userId: string,
  file: readonly ImportedArchive[],
  choiceOf: (archiveId: string) => ImportChoice,
): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const rows = await db.archives.toArray()
    const here = rows.flatMap(({ shown }) => (shown ? [shown] : []))
    const used = await readKnownArchiveIds(db)
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
