import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { deviceExport, type ExportedFile, serverExport } from '#contract/export-file.ts'
import { exportUserData } from '#device/account/export.ts'
import { measureExportMedia } from '#device/account/measure-export-media.ts'
import { parseImport } from '#device/archives/archives-import.ts'
import { isZip } from '#device/backup/is-zip.ts'
import { decryptFile, checkEncryptedFile, type EncryptedFile } from '#device/backup/unlock-text.ts'
import { type OpenedZip, openZip } from '#device/backup/zip-file.ts'
import { importImages, countZipImages, parseZipImages } from '#device/images/import-images.ts'
import { generateImage, type ImageRequest, listImages } from '#device/images/images.ts'
import { getStoredFile } from '#device/images/stored-file.ts'
import { getUserDb } from '#device/store/db.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { configureApi } from '#device/wire/api.ts'
import { createArchiveInput, newId } from '../support/server-client.ts'
import { createOtherDeviceUser, useHostileServer } from './here.ts'

const server = useHostileServer()
const MAX = 1_000_000
const NOW = new Date(2026, 10, 30)
const IMAGES = { images: true, recordings: false }

/** Creates a user with one finished image, whose file is stored on this device. */
async function painter() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = (await account.call('addArchive', { ...createArchiveInput(), user_name: '林/知远' }, newId())).data
  await pullDocument('archives')
  const recipe = { composition: 0, palette: 0, scheme: 'light', width: 240, height: 240, locale: 'zh_CN', seed: 1 } as const
  const order: ImageRequest = { image_id: newId(), archive_id, kind: 'avatar', month: '2026-11', recipe }
  await generateImage(userId, order)
  await vi.waitFor(
    async () => {
      await pullDocument('images')
      expect(await getStoredFile(userId, order.image_id, 'full')).not.toBeNull()
    },
    { timeout: 30_000, interval: 100 },
  )
  return { userId, archive_id, image_id: order.image_id }
}

const bytesOf = async (blob: Blob | null | undefined) => blob && new Uint8Array(await blob.arrayBuffer())

async function opened(file: Blob) {
  const zip = (await openZip(file, MAX)) as OpenedZip
  return { zip, json: JSON.parse(zip.text) as { files: ExportedFile[]; not_included?: string[] } }
}

/** Deletes the local file of an image, as eviction does. */
async function forgetFile(userId: string, image_id: string) {
  const db = getUserDb(userId)
  await db.fullImages.delete(image_id)
  await db.images.update(image_id, { full: null, is_let_go: true })
}

it('an exported image restores a missing file on import', async () => {
  const { userId, image_id } = await painter()
  const whole = await getStoredFile(userId, image_id, 'full')
  expect(await measureExportMedia(userId)).toEqual({ images: { count: 1, bytes: whole!.size }, recordings: { count: 0, bytes: 0 } })

  const { name, file, source, missing } = await exportUserData(userId, { media: IMAGES }, NOW)
  expect([name, source, missing]).toEqual(['mingshu-2026-11-30.zip', 'server', 0])
  const { zip, json } = await opened(file)
  expect(json.files).toEqual([{ path: 'images/林 知远 2026-11 portrait.png', image_id }])
  expect(serverExport.parse(json)).toMatchObject({ images: [{ image_id }] })
  expect(parseImport(zip.text)).toMatchObject({ archives: [{ user_name: '林/知远' }], imageCount: 1 })

  const { images, others } = parseZipImages(zip.text)
  expect(others).toBe(0)
  expect(await countZipImages(userId, images)).toEqual({ wanted: 0, here: 1, strange: 0 })
  await forgetFile(userId, image_id)
  expect(await countZipImages(userId, images)).toEqual({ wanted: 1, here: 0, strange: 0 })
  configureApi({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 1000 })
  expect(await importImages(userId, images, zip)).toBe(1)
  const back = await getStoredFile(userId, image_id, 'full')
  expect([await bytesOf(back), back?.type]).toEqual([await bytesOf(whole), 'image/png'])
  expect((await listImages(userId))[0]).toMatchObject({ isLetGo: false, full: whole!.size })
})

it('images of another account are not imported', async () => {
  const { userId } = await painter()
  const { file } = await exportUserData(userId, { media: IMAGES }, NOW)
  const { zip } = await opened(file)
  const other = await (await createOtherDeviceUser(server)).here()
  const { images } = parseZipImages(zip.text)
  expect(await countZipImages(other, images)).toEqual({ wanted: 0, here: 0, strange: 1 })
  expect(await importImages(other, images, zip)).toBe(0)
  expect(await getUserDb(other).fullImages.count()).toBe(0)
})

it("a file with a length other than the image's is ignored", async () => {
  const { userId, image_id } = await painter()
  await forgetFile(userId, image_id)
  const zip: OpenedZip = { text: '', fileAt: async () => new Blob(['<svg onload="alert(1)"/>']) }
  expect(await importImages(userId, [{ path: 'images/a.png', image_id }], zip)).toBe(0)
  expect(await getStoredFile(userId, image_id, 'full')).toBeNull()
})

it('offline, stored media are exported and missing files are counted', async () => {
  const { userId, image_id, archive_id } = await painter()
  const db = getUserDb(userId)
  const row = (await db.images.get(image_id))!
  const gone = { ...row.shown!, image_id: newId() }
  await db.images.put({ ...row, image_id: gone.image_id, shown: gone, confirmed: gone, full: null })
  const podcast = {
    archive_id,
    locale: 'zh_CN' as const,
    state: 'done' as const,
    voice: 'plain',
    version: 1,
    is_stale: false,
    chapters: [{ id: 'opening', title: '开篇', seconds: 1, bytes: 3 }],
    ready_in: null,
  }
  await db.podcasts.put({ archive_id, locale: 'zh_CN', told: podcast, kept: podcast })
  await db.audio.put({ archive_id, locale: 'zh_CN', chapter: 0, version: 1, blob: new Blob(['mp3'], { type: 'audio/mpeg' }) })
  configureApi({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 1000 })
  const { file, source, missing } = await exportUserData(userId, { media: { images: true, recordings: true } }, NOW)
  expect([source, missing]).toEqual(['device', 1])
  const { zip, json } = await opened(file)
  expect(json.files).toEqual([
    { path: 'images/林 知远 2026-11 portrait.png', image_id },
    { path: 'recordings/林 知远 zh_CN/01 开篇.mp3', archive_id, locale: 'zh_CN', chapter: 0 },
  ])
  expect(await (await zip.fileAt('recordings/林 知远 zh_CN/01 开篇.mp3', 10))?.text()).toBe('mp3')
  expect(deviceExport.parse(json)).toMatchObject({ source: 'device' })
  expect(json.not_included).not.toContain('image_files')
  expect(parseZipImages(zip.text)).toMatchObject({ images: [{ image_id }], others: 1 })
})

it('a passphrase locks the zip and unlocks it', async () => {
  const { userId, image_id } = await painter()
  const { name, file } = await exportUserData(userId, { media: IMAGES, passphrase: '三更灯火 five' }, NOW)
  expect(name).toBe('mingshu-2026-11-30.mingshu')
  const locked = (await checkEncryptedFile((await bytesOf(file))!)) as EncryptedFile
  const zip = (await decryptFile(locked, '三更灯火 five', MAX)) as Blob
  expect(isZip((await bytesOf(zip))!)).toBe(true)
  expect((await opened(zip)).json.files).toMatchObject([{ image_id }])
})
