/** An archive that this device and another one edit. */
import { expect } from 'vitest'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive, updateArchive } from '#device/archives/archives.ts'
import { sync } from '#device/sync/sync.ts'
import { createOtherDeviceUser, omitListFields, createTestProfile, profileOf, serverList } from './here.ts'
import type { HostileServer } from './hostile-server.ts'

/** Returns the names of the archives shown on this device, each with its mark. */
export async function shown(userId: string): Promise<string[]> {
  return (await listArchives(userId)).map(({ user_name, mark }) => (mark ? `${user_name} ${mark}` : user_name))
}

/** Creates one uploaded archive, and a second device of the same user. */
export async function start(server: HostileServer) {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  await addArchive(userId, createTestProfile({ user_name: '原' }))
  await sync()
  const [archive] = (await listArchives(userId)).map(omitListFields)
  const editHere = (user_name: string, base = archive!) =>
    updateArchive(userId, { ...profileOf(base), user_name, archive_id: base.archive_id, base_version: base.version })
  const editThere = async (user_name: string) => {
    const [theirs] = await serverList(account)
    const edit = { ...profileOf(theirs!), user_name, archive_id: theirs!.archive_id, base_version: theirs!.version }
    expect((await account.call('updateArchive', edit, crypto.randomUUID())).code).toBe(0)
  }
  return { account, userId, archive: archive!, editHere, editThere }
}
