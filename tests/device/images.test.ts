import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { OMITTED_FROM_DEVICE_EXPORT } from '#contract/export-format.ts'
import { type DeviceExport, deviceExport } from '#contract/export-file.ts'
import { exportUserData } from '#device/account/export.ts'
import { chooseAvatar } from '#device/archives/avatar.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { parseImport } from '#device/archives/archives-import.ts'
import { getStoredFile } from '#device/images/stored-file.ts'
import { generateImage, type ImageRequest, listImages, loadFullImage } from '#device/images/images.ts'
import { removeImage, UNDO_MS, undoRemoval, queueUserRemovals } from '#device/images/removals.ts'
import { clearEvictionSummary, getEvictionSummary, measureStoredImages } from '#device/images/space.ts'
import { getImageQuota } from '#device/images/image-quota.ts'
import { getUserDb } from '#device/store/db.ts'
import { pullDocument, pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { configureApi } from '#device/wire/api.ts'
import { createArchiveInput, newId } from '../support/server-client.ts'
import { createOtherDeviceUser, useHostileServer } from './here.ts'

const server = useHostileServer()

async function painter() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = (await account.call('addArchive', createArchiveInput(), newId())).data
  await pullDocument('archives')
  return { account, userId, archive_id }
}

function orderOf(archive_id: string, more: Partial<ImageRequest> = {}): ImageRequest {
  const recipe = { composition: 0, palette: 0, scheme: 'light', width: 240, height: 240, locale: 'zh_CN', seed: 1 } as const
  return { image_id: newId(), archive_id, kind: 'avatar', month: '2026-11', recipe, ...more }
}

/** Generates an image and waits until the image and its files are stored on this device. */
async function finished(userId: string, order: ImageRequest) {
  await generateImage(userId, order)
  await vi.waitFor(
    async () => {
      await pullDocument('images')
      expect((await listImages(userId)).find(({ image_id }) => image_id === order.image_id)?.state).toBe('done')
    },
    { timeout: 30_000, interval: 100 },
  )
}

const idsOf = async (userId: string) => (await listImages(userId)).map(({ image_id }) => image_id)
const textOf = async (blob: Blob | null) => blob && Buffer.from(await blob.arrayBuffer()).toString('base64')

describe('an image', () => {
  it('requested twice under one id is charged once and stored here', async () => {
    const { userId, archive_id } = await painter()
    const order = orderOf(archive_id)
    await generateImage(userId, order)
    await finished(userId, order)
    expect(await getImageQuota(userId)).toEqual({ left: 2, drawn_by: 'house' })
    expect(await idsOf(userId)).toEqual([order.image_id])
    const [full, thumb] = [await getStoredFile(userId, order.image_id, 'full'), await getStoredFile(userId, order.image_id, 'thumb')]
    expect(full?.type).toBe('image/png')
    expect(await measureStoredImages(userId)).toEqual({ count: 1, bytes: full!.size + thumb!.size })

    // A device that pulls later stores the same files.
    const db = getUserDb(userId)
    await Promise.all([db.images, db.fullImages, db.thumbs].map((table) => table.clear()))
    await pullAllDocuments()
    expect(await textOf(await getStoredFile(userId, order.image_id, 'full'))).toBe(await textOf(full))
  })

  it('has its full file evicted when storage is low', async () => {
    const { userId, archive_id } = await painter()
    const [old, young] = [orderOf(archive_id), orderOf(archive_id, { month: '2026-12' })]
    await finished(userId, old)
    vi.stubGlobal('navigator', { onLine: true, storage: { estimate: async () => ({ quota: 48 * 1024 * 1024 + 1, usage: 0 }) } })
    await finished(userId, young)
    const evicted = await getEvictionSummary(userId)
    expect(evicted).toMatchObject({ count: 1 })
    expect(await getStoredFile(userId, old.image_id, 'full')).toBeNull()
    expect(await getStoredFile(userId, old.image_id, 'thumb')).not.toBeNull()
    expect(await getStoredFile(userId, young.image_id, 'full')).not.toBeNull()
    await clearEvictionSummary(userId)

    // An evicted file is downloaded again on request, but not by a pull.
    await pullDocument('images')
    expect(await getStoredFile(userId, old.image_id, 'full')).toBeNull()
    expect((await loadFullImage(userId, old.image_id)).size).toBe(evicted!.bytes)
    expect(await getStoredFile(userId, old.image_id, 'full')).not.toBeNull()
  })

  it('is hidden when removed, restorable in time, then deleted everywhere', async () => {
    const { account, userId, archive_id } = await painter()
    const order = orderOf(archive_id)
    await finished(userId, order)
    await chooseAvatar(userId, archive_id, order.image_id)
    await sync()
    expect(await getArchive(userId, archive_id)).toMatchObject({ avatar_id: order.image_id, mark: null })

    await removeImage(userId, order.image_id)
    expect(await idsOf(userId)).toEqual([])
    expect(await getStoredFile(userId, order.image_id, 'thumb')).toBeNull()
    await queueUserRemovals(userId)
    expect(await getUserDb(userId).outbox.count()).toBe(0)
    await undoRemoval(userId, order.image_id)
    expect(await idsOf(userId)).toEqual([order.image_id])

    await removeImage(userId, order.image_id)
    await getUserDb(userId).images.update(order.image_id, { leaving_at: Date.now() - UNDO_MS })
    await queueUserRemovals(userId)
    await sync()
    await pullAllDocuments()
    expect((await account.call('imageList')).data.images).toEqual([])
    const db = getUserDb(userId)
    expect([await db.images.count(), await db.fullImages.count(), await db.thumbs.count()]).toEqual([0, 0, 0])
    expect(await getArchive(userId, archive_id)).toMatchObject({ avatar_id: null })
  })
})

it('a device export lists every image and what it omits', async () => {
  const { userId, archive_id } = await painter()
  const [portrait, wallpaper] = [orderOf(archive_id), orderOf(archive_id, { kind: 'wallpaper', month: '2026-12' })]
  await finished(userId, portrait)
  await finished(userId, wallpaper)
  configureApi({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 1000 })
  const { file, source } = await exportUserData(userId)
  const text = await file.text()
  const written = JSON.parse(text) as DeviceExport
  expect(source).toBe('device')
  expect(deviceExport.parse(written)).toEqual(written)
  expect(written.images).toMatchObject([
    { ...wallpaper, state: 'done' },
    { ...portrait, state: 'done' },
  ])
  for (const { asked_at } of written.images) expect(asked_at).toBeGreaterThan(0)
  expect(written.not_included).toEqual(OMITTED_FROM_DEVICE_EXPORT)
  // The listed omissions are absent from the file.
  for (const name of OMITTED_FROM_DEVICE_EXPORT) expect(written).not.toHaveProperty(name)
  expect(parseImport(text)).toMatchObject({ archives: [{ archive_id }], imageCount: 2 })
})
