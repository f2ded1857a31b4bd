import type { UserDb } from '../store/db.ts'

/** Key of the list of books that the user removed from this device; they are not downloaded again until requested. */
const KEY = 'takenOff'

export async function readRemovedDownloads(db: UserDb): Promise<readonly string[]> {
  return ((await db.state.get(KEY))?.value ?? []) as readonly string[]
}

export async function recordRemovedDownload(db: UserDb, bookId: string): Promise<void> {
  await db.state.put({ key: KEY, value: [...(await withoutBook(db, bookId)), bookId] })
}

export async function forgetRemovedDownload(db: UserDb, bookId: string): Promise<void> {
  await db.state.put({ key: KEY, value: await withoutBook(db, bookId) })
}

async function withoutBook(db: UserDb, bookId: string): Promise<readonly string[]> {
  return (await readRemovedDownloads(db)).filter((one) => one !== bookId)
}
