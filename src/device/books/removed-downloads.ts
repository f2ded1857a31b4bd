import type { UserDb } from '../store/db.ts'

/** Books that the person has taken off this device; they stay off until they are asked for. */
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
