/** Functions of the device layer that tests call inside a page; bundled by `device-layer.ts`. */
import { Dexie, liveQuery } from 'dexie'
import type { LoginResult } from '#contract/session.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { applyImport } from '#device/archives/archives-merge.ts'
import { pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { saveLogin } from '#device/session/session.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { pullDocument } from '#device/sync/pull.ts'

export { changeConfig } from '#device/settings/settings.ts'
export * from './device-changes.ts'

let release = () => {}

/** Opens a transaction on all tables of the device database; it lasts until `releaseDatabase`. */
export function holdDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    deviceDb
      .transaction('rw', deviceDb.tables, async () => {
        await deviceDb.session.count()
        const released = new Promise<void>((end) => (release = end))
        resolve()
        await Dexie.waitFor(released)
      })
      .catch(reject)
  })
}

export function releaseDatabase(): void {
  release()
}

const shownOf = async (userId: string) => (await listArchives(userId)).map(({ user_name }) => user_name)

/** Counts the IndexedDB `get` and `put` requests during `work`. */
async function countRequests(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counted = new Map<string, unknown>()
  for (const name of ['get', 'put']) {
    const asIs = Reflect.get(IDBObjectStore.prototype, name) as (...given: unknown[]) => unknown
    counted.set(name, asIs)
    Reflect.set(IDBObjectStore.prototype, name, function (this: IDBObjectStore, ...given: unknown[]) {
      count++
      return asIs.apply(this, given)
    })
  }
  await work().finally(() => Object.assign(IDBObjectStore.prototype, Object.fromEntries(counted)))
  return count
}

/** Logs in and pulls three times while a live query runs, the third time with a concurrent pin; returns what the query showed. */
export async function pullDuringLiveQuery(login: LoginResult) {
  const { user_id } = await saveLogin(login)
  const firsts: (string | undefined)[] = []
  const screen = liveQuery(() => shownOf(user_id)).subscribe((names) => void firsts.push(names[0]))
  await pullDocument('archives')
  const requests = await countRequests(() => pullDocument('archives'))
  const last = (await listArchives(user_id)).at(-1)!
  const pulling = pullDocument('archives')
  await pinArchive(user_id, last.archive_id)
  firsts.length = 0
  await pulling
  const shown = await shownOf(user_id)
  screen.unsubscribe()
  return { last: last.user_name, shown, firsts, requests }
}

/**
 * Imports `count` archives while a live query runs, then edits, removes, restores and pins the first; returns the names shown
 * last.
 */
export async function changeDuringLiveQuery(login: LoginResult, profile: ArchiveProfile, count: number) {
  const { user_id } = await saveLogin(login)
  const screen = liveQuery(() => shownOf(user_id)).subscribe(() => {})
  const file = Array.from({ length: count }, (_, i) => ({ ...profile, user_name: `第${i}`, archive_id: crypto.randomUUID() }))
  await applyImport(user_id, file, () => 'mine')
  const { archive_id } = file[0]!
  await updateArchive(user_id, { ...profile, user_name: '改', archive_id, base_version: 0 })
  await removeArchive(user_id, archive_id)
  await restoreArchive(user_id, archive_id)
  await pinArchive(user_id, archive_id)
  screen.unsubscribe()
  return shownOf(user_id)
}
